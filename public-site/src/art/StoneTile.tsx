import type { ReactNode } from 'react';
import { Drawing } from './shapes/Drawing';
import styles from './StoneTile.module.css';

/** Four stones side by side: days, hours, minutes, seconds. */
export function StoneTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}

/** A carved stone with what it says in its hollow, as large as its place, 120 to 132. */
export function StoneTile({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tile} data-ground="night">
      <Drawing width={120} height={132} className={styles.stone}>
        <path
          fill="var(--art-steel-deep)"
          stroke="var(--art-line)"
          strokeWidth="3"
          d="m12 3 40 1 12-2 42 2 11 10-1 40 2 14-1 50-11 11-38-1-14 2-44-2-8-9 1-44-2-16 1-48z"
        />
        <path fill="var(--art-steel)" d="m13 5 39 1 12-2 41 2 9 9-6 1H14L5 14zM4 16l8 2v94l-7 3V72l-2-10z" />
        <path
          fill="var(--art-night-4)"
          opacity=".55"
          d="m116 18-8 2v92l7 4 .5-48zM106 126l4-9H14l-7 1 5 8 40 1 14-2z"
        />
        <rect
          x="14"
          y="17"
          width="92"
          height="98"
          rx="6"
          fill="var(--art-night-2)"
          stroke="var(--art-line)"
          strokeWidth="2.5"
        />
        <path fill="none" stroke="var(--art-night-4)" strokeWidth="2.5" d="M17 112q0 1 4 1h78q5 0 5-5V24" />
        <path
          fill="none"
          stroke="var(--art-line)"
          strokeWidth="1.8"
          d="m104 4-6 8 3 4M3 92l6 4-2 6 4 4M116 84l-5 4M40 127l4-8"
        />
        <path
          fill="var(--art-gold)"
          stroke="var(--art-line)"
          strokeWidth="1.5"
          d="m60 6 4 4.5-4 4.5-4-4.5zM60 118l4 4.5-4 4.5-4-4.5z"
        />
      </Drawing>
      <div className={styles.hollow}>{children}</div>
    </div>
  );
}
