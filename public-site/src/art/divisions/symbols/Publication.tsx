import { Crown } from '../../shapes/Crown';

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
