/** A market stall with gifts of the heart under a striped awning, 156 × 134, standing on (0, 0). */
export function Stall({ transform, colour }: { transform: string; colour: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="3">
      <path fill="var(--art-wood)" d="M-62-104h8V0h-8zM54-104h8V0h-8z" />
      <path fill="var(--art-wood)" d="M-70-46H70V0H-70z" />
      <path fill="none" stroke="var(--art-wood-deep)" strokeWidth="2.5" d="M-68-24H68M-24-44v42M24-44v42" />
      <path
        fill="var(--art-paper-light)"
        d="M-78-92q-2-6 2-12l16-30H60l16 30q4 6 2 12-10 12-26 0-12 12-26 0-12 12-26 0-12 12-26 0-12 12-26 0-16 12-26 0z"
      />
      <path
        fill={colour}
        strokeWidth="2.5"
        d="M-52-92q-12 12-26 0-2-6 2-12l16-30h24zM-26-134h26v42q-12 12-26 0zM26-92V-134h24l10 40q-20 14-34 2z"
      />
      <path
        fill="var(--art-red)"
        strokeWidth="2.5"
        d="M-40-52c-12-8-10-18-4-19 3 0 4 3 4 4 0-1 1-4 4-4 6 1 8 11-4 19zM36-52c-12-8-10-18-4-19 3 0 4 3 4 4 0-1 1-4 4-4 6 1 8 11-4 19z"
      />
      <path fill="var(--art-gold)" strokeWidth="2.5" d="M-14-66h28v20h-28z" />
      <path fill="none" stroke="var(--art-red)" strokeWidth="3" d="M0-65v18" />
    </g>
  );
}
