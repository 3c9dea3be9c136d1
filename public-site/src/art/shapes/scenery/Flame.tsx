/** A flame that stands on (0, 0), 24 wide and 38 high. */
export function Flame({ transform, line = 1.6 }: { transform?: string; line?: number }) {
  return (
    <g transform={transform}>
      <path
        fill="var(--art-ember)"
        stroke="var(--art-line)"
        strokeWidth={line}
        d="M0 0C-9 0-13-7-11-15c1.5-6 5-7 5-14 4 2 5 5 5 8 3-4 3-10 0-17C8-34 14-24 12-13 11-5 7 0 0 0z"
      />
      <path
        fill="var(--art-gold)"
        d="M0-2c-6 0-8.5-4.5-7-10 1-3.5 3.5-5 4-9 3 2 4 5 3.5 8.5C3-14.5 4-18 3-21.5 7-17 9-12 7.5-7 6.5-3.5 4-2 0-2z"
      />
      <path
        fill="var(--art-star)"
        d="M0-2.5c-3 0-4.5-2-3.8-5C-3.3-9.5-1.5-11-1-14c2.5 2 5.5 5 4.5 8.5C3-3.5 2-2.5 0-2.5z"
      />
    </g>
  );
}
