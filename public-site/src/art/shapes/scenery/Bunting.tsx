const COLOURS = [
  'var(--art-red)',
  'var(--art-gold)',
  'var(--art-teal)',
  'var(--art-paper-light)',
  'var(--art-ember)',
] as const;

/** A line of pennants from (0, 0) to (width, 0) that hangs through by `sag`. */
export function Bunting({ transform, width, sag = 40 }: { transform?: string; width: number; sag?: number }) {
  const count = Math.floor(width / 34);
  const flags = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    return { x: Math.round(part * width), y: Math.round(4 * sag * part * (1 - part)) };
  });
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2">
      <path fill="none" strokeWidth="2.5" d={`M0 0Q${width / 2} ${sag * 2} ${width} 0`} />
      {COLOURS.map((colour, turn) => (
        <path
          key={colour}
          fill={colour}
          d={flags
            .filter((_, index) => index % COLOURS.length === turn)
            .map(({ x, y }) => `M${x - 12} ${y}h24l-12 24z`)
            .join('')}
        />
      ))}
    </g>
  );
}
