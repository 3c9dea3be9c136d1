import type { ReactNode } from 'react';

export interface DrawingProps {
  className?: string;
  /** Names the picture; without it the drawing is an ornament that is not read out. */
  title?: string;
}

interface FrameProps extends DrawingProps {
  width: number;
  height: number;
  /** Fills a place of another shape and is cut off there, instead of standing whole in it. */
  cut?: boolean;
  children: ReactNode;
}

/** The sheet of every drawing: its own measures reserve the place, the style sheet may scale it. */
export function Drawing({ width, height, cut, className, title, children }: FrameProps) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cut ? 'xMidYMid slice' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
