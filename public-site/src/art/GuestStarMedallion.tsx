import type { DrawingProps } from './shapes/Drawing';
import { Medallion } from './shapes/signs/Medallion';

/** A revealed guest star without a picture of their own: a microphone in the lights of a stage. */
export function GuestStarMedallion(props: DrawingProps) {
  return (
    <Medallion ground="var(--art-red-shade)" glow="var(--art-ember)" {...props}>
      <path fill="var(--art-star)" opacity=".3" d="M24 4 6 92h30zM72 4l-12 88h30zM48 0 30 92h36z" />
      <path
        fill="var(--art-red)"
        stroke="var(--art-line)"
        strokeWidth="1.8"
        d="M4 4h22c1 20-3 46-12 68L4 80zM92 4H70c-1 20 3 46 12 68l10 8z"
      />
      <path
        fill="var(--art-red-deep)"
        d="M12 6c2 20 0 44-6 66l6-3c6-22 8-42 6-63zM84 6c-2 20 0 44 6 66l-6-3c-6-22-8-42-6-63z"
      />
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="1.6"
        d="M4 6h88v9c-6 6-12 6-17.6 0-5.6 6-11.8 6-17.6 0-5.6 6-12 6-17.6 0-5.6 6-12 6-17.6 0C16 21 10 21 4 15z"
      />
      <path fill="var(--art-wood)" stroke="var(--art-line)" strokeWidth="1.8" d="M4 76h88v16H4z" />
      <path
        fill="none"
        stroke="var(--art-wood-deep)"
        strokeWidth="1.8"
        d="M4 81.5h88M30 76l-4 16M48 76v16M66 76l4 16"
      />
      <g stroke="var(--art-line)" strokeWidth="2" transform="rotate(14 48 50)">
        <path fill="var(--art-steel-deep)" d="M43.5 50h9L50.5 82h-5z" />
        <path fill="var(--art-gold)" d="M41 47h14v5.5q-7 2.5-14 0z" />
        <circle cx="48" cy="36.5" r="12" fill="var(--art-steel)" />
        <path
          fill="none"
          strokeWidth="1.3"
          d="M36.5 36.5h23M38 30.5h20M38 42.5h20M48 24.5v24M41.5 26.5q-5 10 0 20M54.5 26.5q5 10 0 20"
        />
        <path fill="none" stroke="var(--art-star)" strokeWidth="2.2" d="M40.5 31q1.5-3 4.5-4" />
      </g>
      <path
        fill="var(--art-gold-pale)"
        stroke="var(--art-line)"
        strokeWidth="1.2"
        d="m24 38 2 4.5 4.5 2-4.5 2-2 4.5-2-4.5-4.5-2 4.5-2zM73 46l1.5 3.5 3.5 1.5-3.5 1.5L73 56l-1.5-3.5L68 51l3.5-1.5z"
      />
    </Medallion>
  );
}
