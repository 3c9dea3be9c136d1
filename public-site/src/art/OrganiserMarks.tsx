import { Drawing, type DrawingProps } from './shapes/Drawing';

/** The university: a hall of columns on an open book. */
export function UniversityMark(props: DrawingProps) {
  return (
    <Drawing width={64} height={64} {...props}>
      <path fill="var(--art-paper)" stroke="var(--art-gold)" strokeWidth="2" d="m32 2 26 15v30L32 62 6 47V17z" />
      <g fill="var(--art-night-4)">
        <path d="m32 12 17 9.5v2.5H15v-2.5z" />
        <path d="M18 26.5h4V39h-4zM26 26.5h4V39h-4zM34 26.5h4V39h-4zM42 26.5h4V39h-4z" />
        <path d="M31 53c-5-4-11-5-17-4v-7.5c6.5-1 12.5.5 17 4.5zM33 53c5-4 11-5 17-4v-7.5c-6.5-1-12.5.5-17 4.5z" />
      </g>
      <circle cx="32" cy="19" r="2.2" fill="var(--art-gold)" />
    </Drawing>
  );
}

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
