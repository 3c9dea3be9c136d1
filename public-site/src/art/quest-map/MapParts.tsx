/** Three peaks, 130 wide, standing on (0, 0). */
export function Mountains({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-steel-deep)" d="M-66 0-36-56-4 0zM6 0l32-50L68 0z" />
      <path fill="var(--art-steel)" d="M-38 0 2-84 44 0z" />
      <path
        fill="var(--art-paper-light)"
        strokeWidth="2"
        d="m2-84-16 34 9-4 7 8 8-8 9 4zM-36-56l-9 17 6-2 4 5 8-7zM38-50l-8 13 6 0 5 5 6-5z"
      />
      <path fill="none" strokeWidth="1.8" d="m12-44 10 28M-52-14l6-12M50-12l-5-14" />
    </g>
  );
}

const TREES = [
  [-44, -6, 0.9],
  [-16, -16, 1],
  [18, -14, 0.95],
  [46, -4, 0.85],
  [-30, 12, 1],
  [2, 8, 1.1],
  [32, 14, 0.9],
] as const;

/** A small wood, 120 wide, round (0, 0). */
export function Forest({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.2">
      {TREES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path fill="var(--art-wood)" d="M-3-10h6V2h-6z" />
          <path fill="var(--art-teal-deep)" d="M0-52-17-8h34z" />
          <path fill="var(--art-teal)" stroke="none" d="m0-47-12 34 10-2z" />
        </g>
      ))}
    </g>
  );
}

/** A ship under sail on (0, 0), 70 wide. */
export function Ship({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="none" strokeWidth="4" d="M0-14v-54" />
      <path fill="var(--art-paper-light)" d="M4-62q30 12 26 42H4z" />
      <path fill="var(--art-red)" d="M-4-56q-24 14-22 36h22z" />
      <path fill="var(--art-gold)" strokeWidth="2" d="M0-68l16 4-16 5z" />
      <path fill="var(--art-wood)" d="M-34-16h70L26 2h-50z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="2.2" d="M-26-9h56" />
    </g>
  );
}

/** Crests of waves, 110 wide, round (0, 0). */
export function Waves({ transform }: { transform: string }) {
  return (
    <path
      transform={transform}
      fill="none"
      stroke="var(--art-paper-light)"
      strokeWidth="3"
      opacity=".8"
      d="M-50-10q9-8 18 0t18 0M6-14q9-8 18 0t18 0M-22 8q9-8 18 0t18 0"
    />
  );
}
