import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/** A scroll round its content: a rod above, a rod below, parchment between. It unrolls as it comes into sight. */
export function ScrollFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className ? `${className} ${styles.frame}` : styles.frame} data-ground="parchment">
      <div className={styles.rod} aria-hidden="true" />
      <div className={styles.sheet}>{children}</div>
      <div className={styles.lower} aria-hidden="true">
        <div className={styles.rod} />
      </div>
    </div>
  );
}
