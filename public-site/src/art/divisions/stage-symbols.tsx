import { Flame } from '../shapes/scenery/Flame';
import { Knight } from '../shapes/people/Knight';

/** Events: the bard's lute. */
export function Events() {
  return (
    <>
      <g transform="rotate(38 48 48)">
        <path fill="var(--art-wood-deep)" d="M44 20h8v30h-8z" />
        <path fill="var(--art-wood)" d="m43.5 21 1-9 11-6 3 6-6 4v5z" />
        <path strokeWidth="2.6" d="M44 10.5l-5-2M42.5 16h-5M58 13l4 2M53.5 18h5" />
        <path fill="var(--art-ember)" d="M48 40c11 0 18 9 18 20S58 80 48 80 30 71 30 60s7-20 18-20z" />
        <path fill="var(--art-ember-deep)" stroke="none" d="M52 41c8 2 13 10 13 19 0 10-7 18-16 19 6-9 8-27 3-38z" />
        <circle cx="48" cy="56" r="6" fill="var(--art-line)" />
        <circle cx="48" cy="56" r="8.6" fill="none" stroke="var(--art-gold)" strokeWidth="1.6" />
        <path fill="var(--art-wood-deep)" d="M40 69h16v4H40z" />
        <path fill="none" stroke="var(--art-star)" strokeWidth="1" d="M45.8 14v56M48 12v58M50.2 14v56" />
      </g>
      <g fill="var(--art-gold)" strokeWidth="1.6">
        <path d="M25 24a4 3.4 0 1 0 5 3.2V17l9-3v6.5a4 3.4 0 1 0 2.4 3V9L27.6 13.5v10.2z" />
        <path d="M67 62a3.4 2.9 0 1 0 4.2 2.8V54l3.5 3.5 1.5-3L71 48h-2.3v13.9z" />
      </g>
    </>
  );
}

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

/** Consumption: the alchemist's cauldron, ladle in. */
export function Consumption() {
  return (
    <>
      <path
        fill="none"
        stroke="var(--art-teal-pale)"
        strokeWidth="4"
        opacity=".75"
        d="M36 34c-6-6 5-8 0-15M49 30c-6-6 5-9 0-16"
      />
      <g transform="rotate(24 62 40)">
        <path fill="var(--art-wood)" d="M59.5 12h5v34h-5z" />
        <circle cx="62" cy="12" r="4" fill="var(--art-gold)" />
      </g>
      <Flame transform="translate(37 84) scale(.55)" line={3} />
      <Flame transform="translate(59 84) scale(.55)" line={3} />
      <Flame transform="translate(48 86) scale(.62)" line={2.8} />
      <path fill="var(--art-steel-deep)" d="M25 43h46c9 15 3 33-23 33S16 58 25 43z" />
      <path fill="var(--art-night-2)" stroke="none" d="M60 45h10c7 12 3 28-16 30 9-6 13-18 6-30z" />
      <path fill="none" stroke="var(--art-steel)" strokeWidth="3" d="M27 54c-1 6 1 11 5 14" />
      <path fill="var(--art-teal)" d="M24 40c8-7 40-7 48 0q2 4-3 6H27q-5-2-3-6z" />
      <path
        fill="var(--art-teal-pale)"
        strokeWidth="1.4"
        d="M33 37a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM45 35a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"
      />
      <path fill="var(--art-steel)" d="M21 43q27 6 54 0v5q-27 6-54 0z" />
      <path fill="var(--art-gold)" strokeWidth="1.6" d="m38 68-2.5-11 6 4 6.5-7 6.5 7 6-4-2.5 11z" />
    </>
  );
}

/** Decoration: the enchanter's lantern among flags and flowers. */
export function Decoration() {
  return (
    <>
      <path fill="none" strokeWidth="2" d="M-16 4Q16 30 48 30.5T112 4" />
      <g strokeWidth="1.8">
        <path fill="var(--art-teal)" d="m17 25 10 3.5-6.5 9z" />
        <path fill="var(--art-gold)" d="m30 29 10 1.5-5.5 10z" />
        <path fill="var(--art-paper-light)" d="m56 30.5 10-1.5-4 10.5z" />
        <path fill="var(--art-ember)" d="m69 28.5 10-3.5-3 12.5z" />
      </g>
      <circle cx="48" cy="56" r="24" fill="var(--art-gold)" stroke="none" opacity=".25" />
      <circle cx="48" cy="26" r="4.5" fill="none" strokeWidth="3" />
      <path fill="var(--art-gold)" d="M34 40q4-10 14-10t14 10z" />
      <path fill="var(--art-star)" d="M36 43h24l3 27H33z" />
      <path fill="var(--art-ember)" strokeWidth="1.6" d="M48 66c-5 0-7-4-6-8 1-3 4-4 4-9 6 3 9 7 8 12-.5 3-3 5-6 5z" />
      <path fill="none" d="M43 43l-2 27M53 43l2 27" />
      <path fill="var(--art-gold)" d="M32 39h32v5H32zM29 69h38v6H29z" />
      <g strokeWidth="1.6">
        <path
          fill="var(--art-red)"
          d="M26 66a4 4 0 0 1 4 4 4 4 0 0 1 3 6 4 4 0 0 1-6 3.5 4 4 0 0 1-6-2 4 4 0 0 1 0-7 4 4 0 0 1 5-4.5zM71 68a3.5 3.5 0 0 1 3.5 3.5 3.5 3.5 0 0 1 2 5.5 3.5 3.5 0 0 1-5.5 3 3.5 3.5 0 0 1-5.5-2 3.5 3.5 0 0 1 0-6 3.5 3.5 0 0 1 5.5-4z"
        />
        <path fill="var(--art-gold)" d="M24.5 73a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM69 75a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
      </g>
    </>
  );
}

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

/** Security: the knight behind his shield. */
export function Security() {
  return (
    <>
      <Knight transform="translate(48 106) scale(.8)" />
      <path fill="var(--art-teal)" d="M48 46c6 4 13 6 21 6 1 17-6 28-21 35-15-7-22-18-21-35 8 0 15-2 21-6z" />
      <path fill="var(--art-teal-deep)" stroke="none" d="M48 47.5c6 3.5 12 5.3 20 5.6.6 15.5-6 26-20 32.6z" />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="2.6"
        d="M48 50.5c5 3 10.5 4.8 17 5.2.2 12.6-5.5 21.3-17 27.3-11.5-6-17.2-14.7-17-27.3 6.5-.4 12-2.2 17-5.2z"
      />
      <path fill="var(--art-gold)" strokeWidth="1.6" d="M45.5 57h5v6h6v5h-6v10h-5V68h-6v-5h6z" />
    </>
  );
}
