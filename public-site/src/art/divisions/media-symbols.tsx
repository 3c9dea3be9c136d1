import { Crown } from '../shapes/signs/Crown';

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

/** Documentation: the chronicler's camera, whose lens is an eye. */
export function Documentation() {
  return (
    <>
      <path fill="none" strokeWidth="3" d="M22 38C20 20 34 12 48 12s28 8 26 26" />
      <path fill="none" stroke="var(--art-red)" strokeWidth="1.4" d="M22 38C20 20 34 12 48 12s28 8 26 26" />
      <path fill="var(--art-wood)" d="M35 33l4-8h18l4 8z" />
      <path fill="var(--art-gold)" d="M22 28h10v6H22zM65 29h8v5h-8z" />
      <rect x="17" y="33" width="62" height="42" rx="6" fill="var(--art-wood)" />
      <path fill="var(--art-wood-deep)" stroke="none" d="M18 65q40 6 60-10v14q0 5-5 5H23q-5 0-5-5z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="2" d="M18 42h60M18 68h60" />
      <circle cx="48" cy="54" r="19" fill="var(--art-gold)" />
      <circle cx="48" cy="54" r="14" fill="var(--art-night-1)" />
      <path fill="var(--art-star)" strokeWidth="1.6" d="M35 54q13-13 26 0-13 13-26 0z" />
      <circle cx="48" cy="54" r="5.8" fill="var(--art-teal)" strokeWidth="1.6" />
      <path strokeWidth="5" d="M48 54h.1" />
      <path stroke="var(--art-star)" strokeWidth="2" d="M50 52h.1" />
      <path stroke="var(--art-red)" strokeWidth="4" d="M71.5 38h.1" />
    </>
  );
}

/** Publication: the herald's trumpet with its banner. */
export function Publication() {
  return (
    <g transform="rotate(-16 48 48)">
      <path fill="var(--art-red)" d="M26 36h34v38l-8.5-6-8.5 8-8.5-8-8.5 6z" />
      <path fill="var(--art-red-deep)" stroke="none" d="M50 37h9v35l-7.5-5.2-1.5 1.4z" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="1.8" d="M30 38v29M56 38v29" />
      <Crown transform="translate(31 43) scale(.6)" line={2.4} />
      <path fill="var(--art-gold)" d="M12 28h46c10 0 17-4 24-11v32c-7-7-14-11-24-11H12z" />
      <path fill="var(--art-gold-deep)" stroke="none" d="M14 33.5h46c8 0 15 3 21 9V47c-7-6-14-10-23-10H14z" />
      <ellipse cx="82" cy="33" rx="4" ry="16" fill="var(--art-gold-pale)" />
      <ellipse cx="82.5" cy="33" rx="1.6" ry="10" fill="var(--art-wood-deep)" stroke="none" />
      <path fill="var(--art-gold-pale)" d="M7 26h6v14H7zM26 26h5v14h-5zM56 25.5h5V40h-5z" />
    </g>
  );
}

/** Website: the artificer's crystal ball, in which the code is read. */
export function Website() {
  return (
    <>
      <path fill="var(--art-wood)" d="M29 68h38l6 13H23z" />
      <path fill="var(--art-gold)" d="M26 63q22 7 44 0l-3 8q-19 5-38 0z" />
      <circle cx="48" cy="42" r="26" fill="var(--art-teal)" />
      <path fill="var(--art-teal-deep)" stroke="none" d="M66 24.5a25 25 0 0 1-33 37c24 0 36-18 33-37z" />
      <path fill="none" stroke="var(--art-line)" strokeWidth="7.5" d="m39 33-9 9 9 9M57 33l9 9-9 9M51.5 29l-7 26" />
      <path fill="none" stroke="var(--art-star)" strokeWidth="3.8" d="m39 33-9 9 9 9M57 33l9 9-9 9M51.5 29l-7 26" />
      <path fill="none" stroke="var(--art-teal-pale)" strokeWidth="3" d="M28 31c3-5 6-8 11-10" />
      <path
        fill="var(--art-gold)"
        strokeWidth="1.4"
        d="m73 14 1.8 4.2L79 20l-4.2 1.8L73 26l-1.8-4.2L67 20l4.2-1.8zM19 52l1.4 3.6L24 57l-3.6 1.4L19 62l-1.4-3.6L14 57l3.6-1.4z"
      />
    </>
  );
}
