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
