import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './class-names';

export interface BadgeProps {
  tone?: 'navy' | 'yellow' | 'red' | 'teal' | 'orange' | 'green' | 'grey';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'navy', className, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], className)}>{children}</span>;
}
