const PINE = 'M0 0-7-30-22-24-9-62-16-60 0-112 16-60 9-62 22-24 7-30z';
/** x, y and size of each. */
const PINES = [
  [14, 600, 1.3],
  [62, 612, 0.9],
  [104, 606, 1.15],
  [150, 614, 0.8],
  [196, 610, 1],
  [244, 618, 0.6],
  [1426, 600, 1.3],
  [1376, 610, 1],
  [1332, 604, 1.2],
  [1286, 614, 0.75],
  [1246, 610, 0.95],
  [1200, 616, 0.6],
] as const;

/** The dark trees at both edges of the foreground. */
export function Pines() {
  return (
    <g fill="var(--art-night-2)">
      {PINES.map(([x, y, size]) => (
        <path key={x} d={PINE} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </g>
  );
}
