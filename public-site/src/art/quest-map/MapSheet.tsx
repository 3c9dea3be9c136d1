import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { raggedSheet } from '../shapes/ragged-sheet';
import styles from './MapSheet.module.css';

export interface MapSheetProps extends DrawingProps {
  width: number;
  height: number;
  /** The water, and the way from realm to realm. */
  sea: string;
  way: string;
  children: ReactNode;
}

/** The parchment of the quest map with its folds, its sea and the dotted way, which is walked once; land is drawn on it. */
export function MapSheet({ width, height, sea, way, children, ...drawing }: MapSheetProps) {
  const id = useId();
  const outline = raggedSheet(width, height);
  return (
    <Drawing width={width} height={height} {...drawing}>
      <defs>
        <clipPath id={`${id}-sheet`}>
          <path d={outline} />
        </clipPath>
        <mask id={`${id}-walked`} maskUnits="userSpaceOnUse" width={width} height={height}>
          <path className={styles.walked} fill="none" stroke="var(--white)" strokeWidth="12" pathLength={1} d={way} />
        </mask>
        <radialGradient id={`${id}-age`} cx=".5" cy=".5" r=".72">
          <stop offset=".55" stopColor="var(--art-paper)" />
          <stop offset="1" stopColor="var(--art-paper-shade)" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}-sheet)`}>
        <path fill={`url(#${id}-age)`} d={`M0 0h${width}v${height}H0z`} />
        <path fill="var(--art-teal)" stroke="var(--art-teal-deep)" strokeWidth="4" d={sea} />
        <path
          fill="none"
          stroke="var(--art-paper-deep)"
          strokeWidth="2"
          opacity=".45"
          d={`M${width / 3} 0v${height}M${(width * 2) / 3} 0v${height}M0 ${height / 2}h${width}`}
        />
        {children}
        <g mask={`url(#${id}-walked)`} fill="none" strokeDasharray="14 15">
          <path stroke="var(--art-line)" strokeWidth="9" d={way} />
          <path stroke="var(--art-red)" strokeWidth="5" d={way} />
        </g>
      </g>
      <path d={outline} fill="none" stroke="var(--art-paper-deep)" strokeWidth="10" opacity=".55" />
      <path d={outline} fill="none" stroke="var(--art-line)" strokeWidth="3" />
    </Drawing>
  );
}
