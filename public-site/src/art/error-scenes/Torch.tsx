import { Flame } from '../shapes/Flame';

/** A torch on the wall with its light round it; (0, 0) is where it burns. */
export function Torch({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <circle cy="-14" r="46" fill="var(--art-gold)" opacity=".13" />
      <circle cy="-14" r="28" fill="var(--art-gold)" opacity=".18" />
      <Flame line={2} />
      <g stroke="var(--art-line)" strokeWidth="2.5">
        <path fill="var(--art-wood)" d="M-4 6h8L2 44h-4z" />
        <path fill="var(--art-steel-deep)" d="M-11-1h22L7 9H-7zM-8 24H8v6H-8z" />
      </g>
    </g>
  );
}
