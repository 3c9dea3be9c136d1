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
