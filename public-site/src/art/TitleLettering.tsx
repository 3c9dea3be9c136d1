import { Drawing, type DrawingProps } from './shapes/Drawing';
import { Crown } from './shapes/signs/Crown';

/** A title in gold letters under the crown, on a red banner, 640 × 220; one or two short lines. */
export function TitleLettering({
  lines,
  ...drawing
}: DrawingProps & { lines: readonly [first: string, second?: string] }) {
  const [first, second] = lines;
  const size = Math.min(58, 640 / Math.max(first.length, second?.length ?? 0));
  const top = second ? 134 : 160;
  const letters = {
    x: 320,
    textAnchor: 'middle',
    fontFamily: 'var(--font-display)',
    fontWeight: 900,
    fontSize: size,
    fill: 'var(--art-gold)',
    stroke: 'var(--art-line)',
    strokeWidth: 6,
    paintOrder: 'stroke',
  } as const;
  return (
    <Drawing width={640} height={220} {...drawing} title={drawing.title ?? lines.join(' ')}>
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-red-deep)" d="M4 96h86v104H4l26-52zM636 96h-86v104h86l-26-52z" />
        <path fill="var(--art-red-shade)" d="M56 190h34v20zM584 190h-34v20z" />
        <path fill="var(--art-red)" d="M56 78q264-22 528 0v116q-264-22-528 0z" />
      </g>
      <path fill="none" stroke="var(--art-gold)" strokeWidth="3" d="M68 88q252-20 504 0M68 182q252-20 504 0" />
      <Crown transform="translate(266 2) scale(2.7)" line={1.3} />
      <text y={top} {...letters}>
        {first}
      </text>
      {second ? (
        <text y={top + size * 0.78} {...letters} fontSize={size * 0.74}>
          {second}
        </text>
      ) : null}
    </Drawing>
  );
}
