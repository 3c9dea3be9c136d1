import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { cx } from '../class-names';

export interface BannerProps {
  as?: 'h1' | 'h2' | 'h3';
  tone?: 'red' | 'teal' | 'yellow' | 'navy';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A title on a cloth banner with swallow-tailed ends. */
export function Banner({ as: Heading = 'h2', tone = 'red', id, className, children }: BannerProps) {
  return (
    <div className={cx(styles.banner, styles[tone], className)}>
      <Heading className={styles.title} id={id}>
        {children}
      </Heading>
    </div>
  );
}
