import { cx } from './class-names';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Read out while waiting; without it the spinner is only an ornament. */
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      className={cx(styles.spinner, className)}
      role={label ? 'status' : undefined}
      aria-hidden={!label || undefined}
    >
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
