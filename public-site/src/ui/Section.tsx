import type { HTMLAttributes, ReactNode } from 'react';
import { TornEdge } from '../art/TornEdge';
import type { Ground } from './Card';
import { cx } from './class-names';
import styles from './Section.module.css';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  ground?: Ground;
  width?: 'content' | 'narrow';
  /** The sheet is torn where it meets its neighbour: above, below, or both. */
  torn?: 'top' | 'bottom' | 'both' | 'none';
  children: ReactNode;
}

/** A full-width band of the page. Night and parchment take turns; a torn sheet lies over the night. */
export function Section({
  ground = 'night',
  width = 'content',
  torn = ground === 'parchment' ? 'both' : 'none',
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} data-ground={ground} className={cx(styles.section, styles[ground], className)}>
      {(torn === 'top' || torn === 'both') && <TornEdge className={styles.top} />}
      <div className={cx(styles.inner, styles[width])}>{children}</div>
      {(torn === 'bottom' || torn === 'both') && <TornEdge className={styles.bottom} />}
    </section>
  );
}
