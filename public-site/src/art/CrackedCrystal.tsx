import { Drawing, type DrawingProps } from './shapes/Drawing';

/** A seeing crystal with a crack, still on its stand. */
export function CrackedCrystal(props: DrawingProps) {
  return (
    <Drawing width={112} height={112} {...props}>
      <ellipse cx="56" cy="102" rx="40" ry="5" fill="var(--art-paper-shade)" opacity=".7" />
      <g stroke="var(--art-line)" strokeWidth="2.5">
        <path fill="var(--art-wood)" d="M30 84h52l8 14q-34 7-68 0z" />
        <path fill="var(--art-gold)" d="M26 78q30 10 60 0l-3 9q-27 8-54 0z" />
        <circle cx="56" cy="47" r="37" fill="var(--art-night-4)" />
      </g>
      <path fill="var(--art-night-2)" d="M56 82.5A35.5 35.5 0 0 0 84 25c4 22-8 46-44 53.7 5 2.5 10 3.8 16 3.8z" />
      <path fill="none" stroke="var(--art-glow)" strokeWidth="3.5" d="M29 36c3-8 8-13 15-16M26.5 46v1" />
      <path
        fill="var(--art-teal)"
        opacity=".55"
        d="M38 62c8-10 12 2 20-6s12-2 18-8c-1 14-10 24-22 24-7 0-13-4-16-10z"
      />
      <path
        fill="var(--art-star)"
        stroke="var(--art-line)"
        strokeWidth="1.8"
        d="m60 10-6 14 8 7-7 12 9 7-5 13 11-15-8-6 7-13-8-6 5-13z"
      />
      <path fill="none" stroke="var(--art-line)" strokeWidth="1.8" d="m62 31 10-3M55 43l-11-2M63 52l10 2" />
    </Drawing>
  );
}
