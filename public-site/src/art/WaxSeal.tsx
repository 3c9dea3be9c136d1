import { Drawing, type DrawingProps } from './Drawing';
import { Wax } from './shapes/Wax';

/** A seal of red wax with the crown pressed into it. */
export function WaxSeal(props: DrawingProps) {
  return (
    <Drawing width={72} height={72} {...props}>
      <Wax />
      <g fill="var(--art-red-deep)" stroke="var(--art-red-shade)" strokeWidth="1.8">
        <path d="m24.5 44-3-14 6.3 5.2L30 25.5l4 7 2-9.5 2 9.5 4-7 2.2 9.7 6.3-5.2-3 14z" />
        <path d="M24 46.5h24v3.5H24z" />
      </g>
      <path
        fill="none"
        stroke="var(--banner-red-pale)"
        strokeWidth="2"
        opacity=".8"
        d="M12 22c2-5 5-8 10-10M25.5 42.5l-1.8-8"
      />
    </Drawing>
  );
}
