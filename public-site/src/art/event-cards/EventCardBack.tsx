import { useId } from 'react';
import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { Rays } from '../shapes/scenery/Rays';

/** The back of a locked card, 210 × 294: a keyhole glows over a calm ground (y 160 to 260) kept free for the words. */
export function EventCardBack(props: DrawingProps) {
  const id = useId();
  return (
    <Drawing width={210} height={294} {...props}>
      <defs>
        <clipPath id={`${id}-card`}>
          <rect x="12" y="12" width="186" height="270" rx="8" />
        </clipPath>
        <radialGradient id={`${id}-light`} cx=".5" cy=".34" r=".68">
          <stop offset="0" stopColor="var(--art-dusk)" />
          <stop offset=".45" stopColor="var(--art-night-4)" />
          <stop offset="1" stopColor="var(--art-night-1)" />
        </radialGradient>
      </defs>
      <rect
        x="2"
        y="2"
        width="206"
        height="290"
        rx="14"
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="3"
      />
      <g clipPath={`url(#${id}-card)`}>
        <path fill={`url(#${id}-light)`} d="M0 0h210v294H0z" />
        <Rays transform="translate(105 96)" colour="var(--art-gold-pale)" opacity={0.16} length={260} />
        <circle cx="105" cy="96" r="70" fill="var(--art-gold)" opacity=".14" />
        <circle cx="105" cy="96" r="54" fill="var(--art-gold-pale)" opacity=".2" />
      </g>
      <rect x="12" y="12" width="186" height="270" rx="8" fill="none" stroke="var(--art-line)" strokeWidth="2.5" />
      <rect
        x="19"
        y="19"
        width="172"
        height="256"
        rx="5"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="1.6"
        opacity=".8"
      />
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="none" strokeWidth="13" d="M83 86V70c0-30 44-30 44 0v16" />
        <path fill="none" stroke="var(--art-steel)" strokeWidth="7.5" d="M83 86V70c0-30 44-30 44 0v16" />
        <path fill="var(--art-gold)" d="M66 84h78v40c0 18-18 26-39 32-21-6-39-14-39-32z" />
        <path
          fill="var(--art-gold-deep)"
          stroke="none"
          d="M128 85.5h14.5V124c0 16-16 24-35 29.5 14-14 22-36 20.5-68z"
        />
        <path fill="var(--art-star)" d="M105 98a9 9 0 0 1 5 16.5l4 19.5H96l4-19.5a9 9 0 0 1 5-16.5z" />
      </g>
      <path
        fill="var(--art-star)"
        d="m42 62 3 8 8 3-8 3-3 8-3-8-8-3 8-3zM166 44l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM52 130l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2zM162 128l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2zM36 252l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM174 252l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
      <path
        fill="var(--art-red)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="m105 5 9 9-9 9-9-9zM105 271l9 9-9 9-9-9z"
      />
    </Drawing>
  );
}
