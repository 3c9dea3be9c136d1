import type { DrawingProps } from '../shapes/Drawing';
import { Medallion } from '../shapes/signs/Medallion';

/** Unveiling: a veil is lifted from a star. */
export function Unveiling(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-night-2)" glow="var(--art-night-4)" {...props}>
      <path
        fill="var(--art-gold-pale)"
        opacity=".28"
        d="M58 60 26 96h24zM58 60l6 36h22zM58 60l36-10v26zM58 60 66 6h22z"
      />
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="m54 44 5.6 13.6 14.4 1.1-11 9.5 3.5 14.3L54 74.8l-12.5 7.7L45 68.2 34 58.7l14.4-1.1z"
      />
      <path fill="var(--art-gold-pale)" d="m54 49 4 10.5-4 10.5z" />
      <path
        fill="var(--art-red)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="M4 4h88v16c-7 5-12 1-18 6-6 4-11 2-17 7-6 4-8 8-14 11-6 4-6 9-11 14-6 6-9 16-12 34H4z"
      />
      <path
        fill="var(--art-red-deep)"
        d="M16 4c2 28 0 54-6 88h6c8-30 14-60 8-88zM38 4c1 20-3 34-9 56 3-3 3-5 4-7 7-16 14-30 14-49zM62 4c-1 12-6 22-12 36 3-2 5-4 8-6 6-9 11-18 12-30z"
        opacity=".8"
      />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="2.6"
        d="M92 20c-7 5-12 1-18 6-6 4-11 2-17 7-6 4-8 8-14 11-6 4-6 9-11 14-6 6-9 16-12 34"
        strokeDasharray="0 4.6"
      />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="2.4" d="M68 28c5 4 6 8 5 12" />
      <path fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="1.4" d="M70.5 39h5l1.5 9h-8z" />
    </Medallion>
  );
}
