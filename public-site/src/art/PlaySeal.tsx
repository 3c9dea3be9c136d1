import { Drawing, type DrawingProps } from './Drawing';
import { Wax } from './shapes/Wax';

/** A seal of red wax that starts a video: the face of a button, which names itself. */
export function PlaySeal(props: DrawingProps) {
  return (
    <Drawing width={72} height={72} {...props}>
      <Wax />
      <path
        fill="var(--art-paper-light)"
        stroke="var(--art-red-shade)"
        strokeWidth="2.5"
        d="M30 25.5q0-2.5 2.2-1.3l16 10.5q2 1.6 0 3.2l-16 10.5Q30 49.6 30 47z"
      />
      <path fill="none" stroke="var(--banner-red-pale)" strokeWidth="2" opacity=".8" d="M12 22c2-5 5-8 10-10" />
    </Drawing>
  );
}
