/** The ragged outline of a sheet, drawn from its own measures; the same every time. */
export function raggedSheet(width: number, height: number) {
  const step = 28;
  const jag = (index: number) => ((index * 37) % 11) - 3;
  const across = Math.floor(width / step);
  const down = Math.floor(height / step);
  const points = [
    ...Array.from({ length: across }, (_, i) => [i * step + 10, 8 + jag(i)]),
    ...Array.from({ length: down }, (_, i) => [width - 8 - jag(i + 3), i * step + 10]),
    ...Array.from({ length: across }, (_, i) => [width - 10 - i * step, height - 8 - jag(i + 5)]),
    ...Array.from({ length: down }, (_, i) => [8 + jag(i + 7), height - 10 - i * step]),
  ];
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}
