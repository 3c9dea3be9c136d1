/** Equipment: the smith's anvil and hammer. */
export function Equipment() {
  return (
    <>
      <path fill="var(--art-wood)" d="M30 70h36l4 20H26z" />
      <path fill="none" stroke="var(--art-wood-deep)" strokeWidth="1.8" d="M40 72l-2 16M56 72l2 16" />
      <path
        fill="var(--art-steel-deep)"
        d="M30 43h46v8c-8 0-15 3-17 8l4 6v6H33v-6l4-6c-4-1-14-3-21-12 4 0 10 0 14-1z"
      />
      <path fill="var(--art-steel)" stroke="none" d="M31 44.2h43.8v3H31z" />
      <path fill="var(--art-night-4)" stroke="none" d="M58 53q-5 2-2 7l5 6v4h-9V53z" opacity=".6" />
      <g transform="rotate(-38 44 38)">
        <path fill="var(--art-wood)" d="M46 19h38v6H46z" />
        <path fill="var(--art-steel)" d="M31 13h16l3 3v12l-3 3H31l-2-3V16z" />
        <path fill="var(--art-steel-deep)" stroke="none" d="M30 25h19v3l-2.5 2.2H31.5L30 28z" />
      </g>
      <path fill="none" stroke="var(--art-line)" strokeWidth="5" d="M28 36l-7-5M37 33l-1-8M24 40l-8 1M47 36l4-5" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="2.6" d="M28 36l-7-5M37 33l-1-8M24 40l-8 1M47 36l4-5" />
    </>
  );
}
