/** Visual: the illusionist's palette and brush. */
export function Visual() {
  return (
    <>
      <path
        fill="var(--art-paper)"
        d="M46 24c18-2 32 8 32 23 0 10-8 13-16 11-6-1-9 2-7 7 2 6-3 10-11 10-16 0-26-11-26-25 0-15 12-24 28-26z"
      />
      <path
        fill="var(--art-paper-shade)"
        stroke="none"
        d="M20 56c4 8 12 12 24 12 5 0 9-1 11-3 2 6-3 9-11 9-13 0-22-8-24-18z"
      />
      <g strokeWidth="1.6">
        <circle cx="32" cy="42" r="5.5" fill="var(--art-red)" />
        <circle cx="45" cy="34" r="5.5" fill="var(--art-gold)" />
        <circle cx="60" cy="36" r="5.5" fill="var(--art-teal)" />
        <circle cx="30" cy="57" r="5.5" fill="var(--art-night-5)" />
        <circle cx="68" cy="48" r="4.5" fill="var(--art-ember)" />
      </g>
      <g transform="rotate(38 50 50)">
        <path fill="var(--art-wood)" d="M47.5 8h5l1.5 44h-8z" />
        <path fill="var(--art-gold)" d="M45.5 50h9v9h-9z" />
        <path fill="var(--art-red)" d="M45.5 59h9c2 7-1 14-4.5 20-3.5-6-6.5-13-4.5-20z" />
        <path fill="none" stroke="var(--art-red-deep)" strokeWidth="1.6" d="M50 62v10" />
      </g>
      <path fill="var(--art-star)" strokeWidth="1.4" d="m26 15 1.8 4.2L32 21l-4.2 1.8L26 27l-1.8-4.2L20 21l4.2-1.8z" />
    </>
  );
}
