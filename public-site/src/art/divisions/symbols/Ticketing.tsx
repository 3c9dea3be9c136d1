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
