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
