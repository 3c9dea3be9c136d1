import { Drawing, type DrawingProps } from '../Drawing';

const PEOPLE = [
  ['var(--art-teal)', 'translate(17 40)'],
  ['var(--art-ember)', 'translate(47 40)'],
  ['var(--art-gold)', 'translate(32 34) scale(1.25)'],
] as const;

/** The student body: three people side by side under one star. */
export function StudentBodyMark(props: DrawingProps) {
  return (
    <Drawing width={64} height={64} {...props}>
      <circle cx="32" cy="32" r="30" fill="var(--art-night-4)" stroke="var(--art-paper)" strokeWidth="2" />
      <circle cx="32" cy="32" r="26.5" fill="none" stroke="var(--art-paper)" strokeWidth="1" opacity=".6" />
      {PEOPLE.map(([colour, transform]) => (
        <g key={colour} transform={transform} fill={colour} stroke="var(--art-line)" strokeWidth="1.5">
          <path d="M-8.5 13c0-10 3-13 8.5-13S8.5 3 8.5 13z" />
          <circle cy="-4.5" r="5" />
        </g>
      ))}
      <path fill="var(--art-paper-light)" d="m32 8 2 4.4 4.8.5-3.6 3.2 1 4.7L32 18.4l-4.2 2.4 1-4.7-3.6-3.2 4.8-.5z" />
      <path fill="none" stroke="var(--art-paper)" strokeWidth="2.5" d="M11 53q21-5 42 0" />
    </Drawing>
  );
}
