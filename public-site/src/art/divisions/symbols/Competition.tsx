function Sword({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path fill="var(--art-steel)" d="m48 3 4 7v52h-8V10z" />
      <path fill="var(--art-steel-deep)" stroke="none" d="M48.5 6.5 51 11v51h-2.5z" />
      <path fill="var(--art-gold)" d="M37 62h22v5H37z" />
      <path fill="var(--art-wood)" d="M45.5 67h5v12h-5z" />
      <circle cx="48" cy="81" r="3.4" fill="var(--art-gold)" />
    </g>
  );
}

/** Competition: the gladiator's cup before crossed swords. */
export function Competition() {
  return (
    <>
      <Sword transform="rotate(50 48 50)" />
      <Sword transform="rotate(-50 48 50)" />
      <g transform="translate(7 8) scale(.86)">
        <path fill="none" strokeWidth="7" d="M34 35h-8c0 10 3 15 10 17M62 35h8c0 10-3 15-10 17" />
        <path
          fill="none"
          stroke="var(--art-gold-deep)"
          strokeWidth="3.2"
          d="M34 35h-8c0 10 3 15 10 17M62 35h8c0 10-3 15-10 17"
        />
        <path fill="var(--art-gold)" d="M32 28h32c0 20-4 30-16 32-12-2-16-12-16-32z" />
        <path fill="var(--art-gold-deep)" stroke="none" d="M54 29h9c0 18-3.6 27-12.6 29.6C54 52 55 42 54 29z" />
        <path fill="var(--art-gold)" d="M44 59h8l2 9H42z" />
        <path fill="var(--art-wood)" d="M36 68h24l2 9H34z" />
        <path fill="var(--art-gold-pale)" d="M30 25h36v6H30z" />
        <path
          fill="var(--art-red)"
          strokeWidth="1.6"
          d="m48 35 2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.6-4.8 2.6 1-5.5-4-3.8 5.4-.7z"
        />
      </g>
    </>
  );
}
