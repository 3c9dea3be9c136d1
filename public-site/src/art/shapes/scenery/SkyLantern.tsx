/** A paper lantern in flight, 40 × 54 round (0, 0), in its own light. */
export function SkyLantern({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <circle r="44" fill="var(--art-gold)" stroke="none" opacity=".18" />
      <path fill="var(--art-ember)" d="M-18-18q18-16 36 0l-5 42h-26z" />
      <path fill="var(--art-gold)" stroke="none" d="M-10-22q10-5 20 0L7 22H-7z" />
      <path fill="var(--art-star)" stroke="none" d="M-4 4Q0-8 4 4l-1 17h-6z" />
      <path fill="var(--art-wood)" d="M-14 22h28v5h-28z" />
    </g>
  );
}
