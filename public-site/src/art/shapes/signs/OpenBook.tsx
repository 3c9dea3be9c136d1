/** The quest book, open, 420 × 130; the middle of its upper edge is (0, 0). */
export function OpenBook({ transform }: { transform?: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="4">
      <path fill="var(--art-red-deep)" d="M-212 12h424v104q-120-8-200 14h-24q-80-22-200-14z" />
      <path fill="var(--art-paper-shade)" d="M0 118c-50-26-120-30-200-18V4h400v96c-80-12-150-8-200 18z" />
      <path
        fill="var(--art-paper-light)"
        d="M0 104C-50 78-120 74-198 86V-6C-120-18-50-14 0 12c50-26 120-30 198-18v92c-78-12-148-8-198 18z"
      />
      <path
        fill="var(--art-paper)"
        stroke="none"
        d="M-2 99c-20-11-44-17-70-20V-10c28 2 52 9 70 22zM2 99c8-5 18-9 28-12V-2c-10 3-20 8-28 13z"
      />
      <path fill="none" d="M0 12v92" />
      <path
        fill="none"
        stroke="var(--art-paper-deep)"
        strokeWidth="3"
        d="M-170 16q50-4 96 4M-170 36q50-4 96 4M-170 56q50-4 70 1M170 16q-50-4-96 4M170 36q-50-4-96 4M170 56q-50-4-70 1"
      />
      <path fill="var(--art-red)" strokeWidth="3" d="M-14 108h28v46l-14-12-14 12z" />
    </g>
  );
}
