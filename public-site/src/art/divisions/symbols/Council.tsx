import { Crown } from '../../shapes/Crown';

/** The council: a crowned owl at the head of the table. */
export function Council() {
  return (
    <>
      <path fill="var(--art-wood)" d="M48 32c-15 0-20 10-20 22s8 22 20 22 20-10 20-22-5-22-20-22z" />
      <path fill="var(--art-wood)" d="M33 44c-4-5-4-10-3-14 4 1 8 3 10 6M63 44c4-5 4-10 3-14-4 1-8 3-10 6" />
      <path fill="var(--art-wood-deep)" d="M28 54c-4 6-3 14 3 19 4-6 4-13-3-19zM68 54c4 6 3 14-3 19-4-6-4-13 3-19z" />
      <path fill="var(--art-paper-shade)" d="M48 55c-8 0-11 6-11 11s5 9 11 9 11-4 11-9-3-11-11-11z" />
      <path fill="none" stroke="var(--art-wood)" strokeWidth="1.6" d="M42 63q2 3 4 0M50 63q2 3 4 0M46 69q2 3 4 0" />
      <circle cx="40.5" cy="46" r="8" fill="var(--art-star)" />
      <circle cx="55.5" cy="46" r="8" fill="var(--art-star)" />
      <path stroke="var(--art-line)" strokeWidth="7.5" d="M41.5 46.5h.1M54.5 46.5h.1" />
      <path stroke="var(--art-star)" strokeWidth="2.4" d="M43 44.8h.1M56 44.8h.1" />
      <path fill="var(--art-gold)" strokeWidth="1.6" d="M44.5 51h7L48 57.5z" />
      <Crown transform="translate(34.5 12) scale(.68)" line={2.4} />
      <path fill="var(--art-wood)" d="M-12 73h120v60H-12z" />
      <path fill="var(--art-gold)" d="M-12 71h120v5H-12z" />
      <path fill="var(--art-gold)" strokeWidth="1.6" d="M38 69h7v4h-7zM51 69h7v4h-7z" />
    </>
  );
}
