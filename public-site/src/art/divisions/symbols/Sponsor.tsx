/** Sponsor: the patron's jewel on its cushion. */
export function Sponsor() {
  return (
    <>
      <path
        fill="var(--art-star)"
        stroke="none"
        opacity=".22"
        d="M48 42 4 24v14zM48 42 20 4h14zM48 42 62 4h14zM48 42l44-18v14zM48 42 40 4h8zM48 42 4 56v10zM48 42l44 14v10z"
      />
      <path
        fill="var(--art-red)"
        d="M20 64c8 3 16-3 28-3s20 6 28 3c4 5 4 13 0 18-8-2-16 2-28 2s-20-4-28-2c-4-5-4-13 0-18z"
      />
      <path
        fill="var(--art-red-deep)"
        stroke="none"
        d="M20 76c10 2 18-2 28-2s18 4 28 2l-1 5c-9-2-15 2-27 2s-18-4-27-2z"
      />
      <path
        fill="var(--art-gold)"
        strokeWidth="1.6"
        d="M16 64a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM73 64a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM16 82a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM73 82a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0z"
      />
      <path fill="var(--art-teal)" d="M34 20h28l12 15-26 33-26-33z" />
      <path fill="var(--art-teal-pale)" stroke="none" d="M35 21.5h12L39 35H24.5zM39 35l9 31-22.5-30z" />
      <path fill="var(--art-teal-deep)" stroke="none" d="M61 21.5 72 35H58L49 21.5zM58 36h14L49 65z" />
      <path fill="none" strokeWidth="1.6" d="M22 35h52M34 20l5 15 9 33 9-33 5-15M39 35l9-15 9 15" />
      <path fill="var(--art-star)" strokeWidth="1.4" d="m69 12 1.8 4.2L75 18l-4.2 1.8L69 24l-1.8-4.2L63 18l4.2-1.8z" />
    </>
  );
}
