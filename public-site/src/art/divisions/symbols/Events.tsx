/** Events: the bard's lute. */
export function Events() {
  return (
    <>
      <g transform="rotate(38 48 48)">
        <path fill="var(--art-wood-deep)" d="M44 20h8v30h-8z" />
        <path fill="var(--art-wood)" d="m43.5 21 1-9 11-6 3 6-6 4v5z" />
        <path strokeWidth="2.6" d="M44 10.5l-5-2M42.5 16h-5M58 13l4 2M53.5 18h5" />
        <path fill="var(--art-ember)" d="M48 40c11 0 18 9 18 20S58 80 48 80 30 71 30 60s7-20 18-20z" />
        <path fill="var(--art-ember-deep)" stroke="none" d="M52 41c8 2 13 10 13 19 0 10-7 18-16 19 6-9 8-27 3-38z" />
        <circle cx="48" cy="56" r="6" fill="var(--art-line)" />
        <circle cx="48" cy="56" r="8.6" fill="none" stroke="var(--art-gold)" strokeWidth="1.6" />
        <path fill="var(--art-wood-deep)" d="M40 69h16v4H40z" />
        <path fill="none" stroke="var(--art-star)" strokeWidth="1" d="M45.8 14v56M48 12v58M50.2 14v56" />
      </g>
      <g fill="var(--art-gold)" strokeWidth="1.6">
        <path d="M25 24a4 3.4 0 1 0 5 3.2V17l9-3v6.5a4 3.4 0 1 0 2.4 3V9L27.6 13.5v10.2z" />
        <path d="M67 62a3.4 2.9 0 1 0 4.2 2.8V54l3.5 3.5 1.5-3L71 48h-2.3v13.9z" />
      </g>
    </>
  );
}
