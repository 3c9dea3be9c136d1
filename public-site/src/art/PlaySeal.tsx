import { Drawing, type DrawingProps } from './shapes/Drawing';

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

/** A drop of red wax of 72 × 72 with a round pressed into it; a sign of about 26 units goes on (36, 36.5). */
function Wax() {
  return (
    <>
      <path
        fill="var(--art-red-deep)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="M35 2.5c7-1.5 10 3.5 16 5s11 3 13 9-1 10 1 16 5 9 2 15-8 6-11 11-5 10-12 11-10-4-16-3-12 1-16-4-2-10-5-15-6-9-3-15 3-9 4-15 2-11 9-12 11-1.5 18-3z"
      />
      <path
        fill="var(--art-red)"
        d="M34 5.5c6-1 9 3 15 4.5 5 1.5 10 3 11.5 8S59 27 61 33c1.5 5 4 7.5 1.5 12.5-2 4-7 4.5-10 9.5s-5 9-10.5 10c6-7 10-17 9-29S42 13 22 11c4-3.5 8-4.7 12-5.5z"
        opacity=".55"
      />
      <circle cx="36" cy="36.5" r="21" fill="var(--art-red)" stroke="var(--art-red-shade)" strokeWidth="2.5" />
      <path fill="none" stroke="var(--art-red-shade)" strokeWidth="2.5" d="M17 46a21 21 0 0 1 24-30" />
    </>
  );
}
