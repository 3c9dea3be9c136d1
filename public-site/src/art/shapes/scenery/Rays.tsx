export interface RaysProps {
  transform?: string;
  colour?: string;
  opacity?: number;
  length?: number;
}

const TURNS = Array.from({ length: 12 }, (_, index) => index * 30);

/** Twelve rays of light round (0, 0). */
export function Rays({ transform, colour = 'var(--art-star)', opacity = 0.14, length = 420 }: RaysProps) {
  return (
    <g transform={transform} fill={colour} opacity={opacity}>
      {TURNS.map((degrees) => (
        <path key={degrees} transform={`rotate(${degrees})`} d={`M0 0-${length * 0.11}-${length}h${length * 0.22}z`} />
      ))}
    </g>
  );
}
