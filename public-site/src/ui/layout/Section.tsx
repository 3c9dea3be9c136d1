import type { HTMLAttributes, ReactNode } from 'react';
import type { Ground } from './Card';
import { cx } from '../class-names';
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
      {(torn === 'bottom' || torn === 'both') && <TornEdge className={styles.bottom} isLower />}
    </section>
  );
}

/** The ragged upper or lower edge of a parchment sheet, as wide as its place, in the colour of its text. */
function TornEdge({ className, isLower = false }: { className?: string; isLower?: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 22"
      width="100%"
      height="22"
      preserveAspectRatio={isLower ? 'xMidYMax slice' : 'xMidYMin slice'}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {/* Were the picture itself mirrored, Chrome would see it shift where it doesn't. */}
      <path
        transform={isLower ? 'matrix(1 0 0 -1 0 22)' : undefined}
        d="M0 22V13l36-6l36 9l36-6l31-3l27 5l18 1l18-10l27 13l27-7l31 0l36-4l22 4l27-5l13 4l31 0l18-1l13-2l18 12l18-4l22-3l18-1l36 4l18 1l36-5l27-3l22 5l18-6l22 5l31 0l31 4l22-11l22 12l27-4l18 1l36-8l22 13l13-3l22 1l13-6l27 2l31 2l27-6l18 3l18-2l18 6l27-4l22 4l22 1l13-5l22 6l13-8l13 1l31 1l18 0l36-1l22 5l22-10l13 9l36-2l27-2l5 1V22z"
      />
    </svg>
  );
}
