import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../art/icons/Icon';
import { cx } from './class-names';
import { useFieldControl } from './field-context';
import styles from './Input.module.css';

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
      <Icon name="chevron-down" className={styles.chevron} />
    </span>
  );
}
