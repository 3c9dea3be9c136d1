import { cx } from '../class-names';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; give the size of the content to come, so that nothing jumps. */
  width?: string;
  height?: string;
  round?: boolean;
  className?: string;
}

export function Skeleton({ width = '100%', height = '1em', round = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, round && styles.round, className)}
      style={{ width, height }}
    />
  );
}
