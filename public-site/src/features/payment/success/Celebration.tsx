import { type CSSProperties, useState } from 'react';
import styles from './Celebration.module.css';

const PIECES = 36;
const COLOURS = ['--quest-yellow', '--banner-red', '--realm-teal', '--ember-orange', '--leaf-green'] as const;
/** Golden angle in turns: neighbours fly apart, whatever their number. */
const APART = 0.381966;

/** Paper pieces that fly up once round what is celebrated. An ornament, not there for who wants no motion. */
export function Celebration() {
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <span className={styles.celebration} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i
          key={piece}
          style={flightOf(piece)}
          onAnimationEnd={piece === PIECES - 1 ? () => setOver(true) : undefined}
        />
      ))}
    </span>
  );
}

function flightOf(piece: number): CSSProperties {
  const angle = Math.PI * (0.1 + 0.8 * ((piece * APART) % 1));
  const far = 7 + (9 * piece) / PIECES;
  const flight = {
    // No further than a phone is wide.
    '--x': `calc(${Math.cos(angle).toFixed(3)} * min(${far.toFixed(1)}rem, 40vw))`,
    '--y': `${(-Math.sin(angle) * far).toFixed(2)}rem`,
    '--turn': `${piece % 2 === 0 ? 540 : -420}deg`,
    '--colour': `var(${COLOURS[piece % COLOURS.length]})`,
    '--late': `${(piece * 8).toFixed(0)}ms`,
  };
  return flight as CSSProperties;
}
