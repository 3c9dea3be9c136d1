import type { Ref, SelectHTMLAttributes } from 'react';
import { LineIcon } from '../../art/icons/LineIcon';
import { cx } from '../class-names';
import { useFieldControl } from './field-context';
import styles from './Input.module.css';

const DOWN_SIGN = 'M5.5 9l6.5 6.5L18.5 9';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={styles.selectBox}>
      <select {...useFieldControl()} {...rest} className={cx(styles.input, styles.select, className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <LineIcon path={DOWN_SIGN} className={styles.chevron} />
    </span>
  );
}
