import { useId } from 'react';

export interface SkyProps {
  width: number;
  height: number;
  /** From the zenith to the horizon. */
  colours: readonly [string, string, string];
}

const STOPS = [0, 0.42, 0.84] as const;

/** A sky with stars in its upper half; the same places every time. */
export function Sky({ width, height, colours }: SkyProps) {
  const id = useId();
  const stars = Array.from(
    { length: Math.round(width / 26) },
    (_, index) => `M${(index * 197) % width} ${12 + ((index * 83) % Math.round(height * 0.45))}h.1`,
  ).join('');
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          {colours.map((colour, index) => (
            <stop key={STOPS[index]} offset={STOPS[index]} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} d={`M0 0h${width}v${height}H0z`} />
      <path d={stars} fill="none" stroke="var(--art-star)" strokeWidth="2.8" opacity=".7" />
    </>
  );
}
