/** x, width, height, roof height of each tower. */
const TOWERS = [
  [0, 22, 62, 30],
  [40, 18, 96, 34],
  [74, 30, 128, 48],
  [118, 16, 84, 30],
  [150, 24, 70, 34],
] as const;

const WALLS = 'M8 0v-40h156V0zM52-38h66v-36H52z';
const BATTLEMENTS = 'M10-41h154M54-75h62';
const WINDOWS =
  'M11-48v5M49-76v7M49-58v5M84-104v8M94-104v8M89-84v6M126-66v6M162-54v6M66-58v5M104-58v5M34-22v5M140-22v5';

const tower = ([x, width, height, roof]: (typeof TOWERS)[number]) =>
  `M${x} 0v${-height}h${width}V0zM${x - 4} ${-height}l${width / 2 + 4} ${-roof} ${width / 2 + 4} ${roof}z`;

export interface CastleProps {
  transform?: string;
  stone: string;
  light: string;
}

/** A castle seen from far: 174 units wide, standing on y = 0, with lit windows and a pennant. */
export function Castle({ transform, stone, light }: CastleProps) {
  return (
    <g transform={transform}>
      <path fill={stone} d={`${WALLS}${TOWERS.map(tower).join('')}`} />
      <path stroke={stone} strokeWidth="7" strokeDasharray="6 5" strokeLinecap="butt" fill="none" d={BATTLEMENTS} />
      <path stroke={light} strokeWidth="3.4" fill="none" d={WINDOWS} />
      <path fill={light} d="M80 0v-13a9 9 0 0 1 18 0V0z" />
      <path stroke={stone} strokeWidth="1.6" fill="none" d="M89-174v-18" />
      <path fill="var(--art-red)" d="M89-192l20 5-20 6z" />
    </g>
  );
}
