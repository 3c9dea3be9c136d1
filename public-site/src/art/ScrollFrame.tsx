import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/** An unrolled scroll round its content: a rod above, a rod below, parchment between. */
export function ScrollFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} data-ground="parchment">
      <div className={styles.rod} aria-hidden="true" />
      <div className={styles.sheet}>{children}</div>
      <div className={styles.rod} aria-hidden="true" />
    </div>
  );
}
