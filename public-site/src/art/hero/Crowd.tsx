interface Row {
  count: number;
  left: number;
  gap: number;
  top: number;
  /** Width of a head. */
  head: number;
  colour: string;
}

const ROWS: readonly Row[] = [
  { count: 44, left: 388, gap: 15.2, top: 592, head: 17, colour: 'var(--art-night-2)' },
  { count: 46, left: 330, gap: 17.2, top: 612, head: 23, colour: 'var(--art-night-1)' },
];
const LIGHTS = ['var(--art-teal)', 'var(--art-gold)', 'var(--art-ember)'];

const person = ({ left, gap, top }: Row, index: number) => ({
  x: Math.round(left + index * gap),
  y: top + ((index * 7) % 5) * 3 - 6,
  hasArmUp: index % 4 === 1,
});

/** Two rows of heads from behind; every fourth person swings a light. */
export function Crowd() {
  return ROWS.map((row) => {
    const people = Array.from({ length: row.count }, (_, index) => person(row, index));
    const armed = people.filter(({ hasArmUp }) => hasArmUp);
    const heads = people.map(({ x, y }) => `M${x} ${y}h.1`).join('');
    const bodies = people.map(({ x, y }) => `M${x} ${y + row.head}v40`).join('');
    return (
      <g key={row.top} fill="none" stroke={row.colour}>
        <path strokeWidth={row.head} d={heads} />
        <path strokeWidth={row.head * 1.5} d={bodies} />
        <path strokeWidth={row.head * 0.35} d={armed.map(({ x, y }) => `M${x + 8} ${y + 14}l5-40`).join('')} />
        {LIGHTS.map((light, index) => (
          <path
            key={light}
            stroke={light}
            strokeWidth="4"
            d={armed
              .filter((_, place) => place % LIGHTS.length === index)
              .map(({ x, y }) => `M${x + 13} ${y - 27}l2-13`)
              .join('')}
          />
        ))}
      </g>
    );
  });
}
