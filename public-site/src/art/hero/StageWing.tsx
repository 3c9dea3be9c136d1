import styles from './HeroLandscape.module.css';
import { SpeakerStack } from './SpeakerStack';

/** The way each beam leans at rest: away from the words above the stage. */
const BEAMS = [
  ['teal', -62],
  ['gold', -36],
] as const;
const PINE = 'l-7-30-15 6 13-38-7 2 16-52 16 52-7-2 13 38-15-6-7 30z';
const PINES = [110, 164, 212, 290].map((x, at) => `M${x} ${580 - ((at * 5) % 4) * 12}${PINE}`).join('');

/**
 * What is on the left of the concert's stage, and mirrored on the right: trees, loudspeakers, and a tower with lamps.
 *
 * @param lights begins the ids of the gradients of light
 */
export function StageWing({ lights }: { lights: string }) {
  return (
    <>
      <path fill="var(--art-night-2)" d={PINES} />
      {BEAMS.map(([colour, lean]) => (
        <g key={colour} transform={`translate(458 330) rotate(${lean})`}>
          <path className={styles.beam} fill={`url(#${lights}-${colour})`} d="M-6 0-60-420H60L6 0z" />
        </g>
      ))}
      <path fill="var(--art-gold)" opacity=".22" d="M486 398h36l54 170H432z" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-steel-deep)" d="M446 340h24v220h-24zM470 356h146l-12 20H470zM444 322h28v18h-28z" />
        <path
          fill="none"
          strokeWidth="2.5"
          d="m446 350 24 22-24 22 24 22-24 22 24 22-24 22 24 22-24 22 24 22M470 374l16-16 16 16 16-16 16 16 16-16 16 16 16-16 16 16 16-16"
        />
        <path fill="var(--art-gold)" d="M490 380h28l6 16h-40z" />
      </g>
      <g transform="translate(314 566)">
        <SpeakerStack />
      </g>
    </>
  );
}
