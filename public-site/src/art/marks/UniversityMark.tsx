import { Drawing, type DrawingProps } from '../Drawing';

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
