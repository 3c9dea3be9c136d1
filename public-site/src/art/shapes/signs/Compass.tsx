/** A compass rose of 120 round (0, 0). */
export function Compass({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <circle r="46" fill="var(--art-paper-light)" />
      <circle r="38" fill="none" stroke="var(--art-paper-deep)" strokeWidth="2" />
      <path fill="var(--art-gold)" d="m0-12 28-16-16 28 16 28L0 12l-28 16 16-28-16-28z" />
      <path fill="var(--art-red)" d="M0-62 10-10 0 0-10-10z" />
      <path fill="var(--art-night-4)" d="M0 62-10 10 0 0l10 10z" />
      <path fill="var(--art-night-5)" d="M62 0 10 10 0 0l10-10zM-62 0l52-10L0 0l-10 10z" />
      <circle r="6" fill="var(--art-gold)" />
    </g>
  );
}
