import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../class-names';
import { useFieldControl } from './field-context';
import styles from './Input.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A line of text; give `type`, `inputMode` and `autoComplete` so that a phone shows the right keyboard and fills it in. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...useFieldControl()} {...rest} type={type} className={cx(styles.input, className)} />;
}
