import { Crown } from '../shapes/signs/Crown';

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

/** Finance: the keeper's chest of coins. */
export function Finance() {
  return (
    <>
      <path fill="var(--art-wood-deep)" d="M22 38c-2-14 4-20 10-20h32c6 0 12 6 10 20z" />
      <path fill="var(--art-gold-deep)" d="M28 19h7v18h-7zM61 19h7v18h-7z" />
      <path fill="var(--art-line)" d="M20 38h56v14H20z" />
      <g fill="var(--art-gold)" strokeWidth="1.8">
        <path d="M24 46a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM58 46a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM34 42a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM48 42a7 7 0 1 1 14 0 7 7 0 0 1-14 0z" />
        <circle cx="48" cy="34" r="7.5" />
      </g>
      <path
        fill="none"
        stroke="var(--art-gold-deep)"
        strokeWidth="1.8"
        d="M48 30.5v7M41 39v5M55 39v5M31 43v5M65 43v5"
      />
      <path fill="var(--art-wood)" d="M20 48h56v28q0 3-3 3H23q-3 0-3-3z" />
      <path fill="var(--art-wood-deep)" stroke="none" d="M21 68h54v8q0 2-2 2H23q-2 0-2-2z" />
      <path fill="var(--art-gold)" d="M26 48h8v31h-8zM62 48h8v31h-8z" />
      <path fill="var(--art-gold)" d="M18 47h60v6H18z" />
      <path fill="var(--art-gold-pale)" d="M41 50h14v12q-7 7-14 0z" />
      <path strokeWidth="3.6" d="M48 56h.1" />
      <path d="M48 57v4" />
      <g fill="var(--art-gold)" strokeWidth="1.6">
        <ellipse cx="80" cy="80" rx="7" ry="3" />
        <ellipse cx="80" cy="77" rx="7" ry="3" />
      </g>
    </>
  );
}

/** Ticketing: the gatekeeper's key on a ticket. */
export function Ticketing() {
  return (
    <>
      <g transform="rotate(-18 48 48)">
        <path
          fill="var(--art-paper)"
          d="M18 30h60q3 0 3 3v9a6 6 0 0 0 0 12v9q0 3-3 3H18q-3 0-3-3v-9a6 6 0 0 0 0-12v-9q0-3 3-3z"
        />
        <path fill="var(--art-red)" d="M18 30h16v36H18q-3 0-3-3v-9a6 6 0 0 0 0-12v-9q0-3 3-3z" />
        <path fill="none" strokeWidth="2" strokeDasharray=".1 4.6" d="M34 32v34" />
        <path fill="none" stroke="var(--art-night-4)" strokeWidth="3.4" d="M41 38h18" />
        <path fill="none" stroke="var(--art-paper-deep)" strokeWidth="2.2" d="M41 60h26M62 38h8" />
        <path
          fill="var(--art-gold)"
          strokeWidth="1.4"
          d="m25 41 2.2 4.4 4.8.7-3.5 3.4.8 4.8-4.3-2.3-4.3 2.3.8-4.8-3.5-3.4 4.8-.7z"
        />
      </g>
      <g transform="rotate(40 48 48)">
        <path fill="var(--art-gold)" d="M45 40h6v40h-6z" />
        <path fill="var(--art-gold)" d="M51 64h10v5H56v3h5v6H51z" />
        <path
          fill="var(--art-gold)"
          fillRule="evenodd"
          d="M48 12c8 0 14 6 14 14s-6 15-14 15-14-7-14-15 6-14 14-14zm0 7c-4 0-7 3-7 7s3 7 7 7 7-3 7-7-3-7-7-7z"
        />
        <path
          fill="var(--art-gold-deep)"
          stroke="none"
          d="M56 15.5c6 5 7 16 0 21.5-2 1.8-5 3-7 3 6-4 9-7 9-14 0-4-.5-8-2-10.5zM48.6 42H50v37h-1.4z"
        />
        <path fill="var(--art-gold-pale)" d="M43 39h10v5H43z" />
      </g>
    </>
  );
}
