/** A hanging banner with the crown's outline, 56 × 100 from the middle of its pole at (0, 0). */
export function Banner({ transform, colour }: { transform?: string; colour: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill={colour} d="M-28 0h56v92L0 76l-28 16z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="3" d="M-22 4v74M22 4v74" />
      <path fill="var(--art-gold)" strokeWidth="2" d="m-13 48-4-20 9 7 8-15 8 15 9-7-4 20z" />
      <path fill="none" strokeWidth="7" d="M-34 0h68" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="3" d="M-34 0h68" />
    </g>
  );
}
