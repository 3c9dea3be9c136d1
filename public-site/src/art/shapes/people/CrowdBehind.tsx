/** Rows of people from behind before a light, arms up here and there; `width` units from (0, 0), 60 above it. */
export function CrowdBehind({
  transform,
  width,
  colour,
  lights = 'var(--art-gold)',
}: {
  transform?: string;
  width: number;
  colour: string;
  lights?: string;
}) {
  const people = Array.from({ length: Math.ceil(width / 30) }, (_, index) => ({
    x: index * 30 + ((index * 11) % 7),
    y: -42 - ((index * 7) % 5) * 4,
    hasArmUp: index % 4 === 1,
  }));
  const armed = people.filter(({ hasArmUp }) => hasArmUp);
  return (
    <g transform={transform} fill="none" stroke={colour}>
      <path strokeWidth="26" d={people.map(({ x, y }) => `M${x} ${y}h.1`).join('')} />
      <path strokeWidth="38" d={people.map(({ x, y }) => `M${x} ${y + 30}v60`).join('')} />
      <path strokeWidth="9" d={armed.map(({ x, y }) => `M${x + 12} ${y + 16}l6-46`).join('')} />
      <path stroke={lights} strokeWidth="5" d={armed.map(({ x, y }) => `M${x + 19} ${y - 34}l2-14`).join('')} />
    </g>
  );
}
