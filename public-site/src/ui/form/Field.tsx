import { type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { cx } from '../class-names';
import { FieldContext, type FieldControl } from './field-context';
import styles from './Field.module.css';
import { UI_TEXTS } from '../ui.texts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown next to the control, which is then marked invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Next to the control, on its line: an Apply button, say. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Ties one control (`TextInput`, `Select`) to its label, hint and error. */
export function Field({ label, hint, error, required = false, action, className, children }: FieldProps) {
  const { optional } = useTexts(UI_TEXTS);
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': cx(errorId, hintId) || undefined,
      'aria-invalid': errorId ? true : undefined,
      'aria-required': required || undefined,
    }),
    [id, hintId, errorId, required],
  );
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> {optional}</span>}
      </label>
      <FieldContext value={control}>
        <div className={styles.row}>
          {children}
          {action}
        </div>
      </FieldContext>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
