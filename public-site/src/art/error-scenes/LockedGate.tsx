import type { DrawingProps } from '../shapes/Drawing';
import { Flame } from '../shapes/scenery/Flame';
import { SceneFrame } from './SceneFrame';

/** 401: a gate that wants its key. */
export function LockedGate(props: DrawingProps) {
  return (
    <SceneFrame place="indoors" {...props}>
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-steel-deep)" d="M92 262V138C92 78 140 36 200 36s108 42 108 102v124z" />
        <path
          fill="none"
          strokeWidth="2.5"
          d="m92 138 26 2M101 96l25 12M126 62l19 20M162 42l9 26M238 42l-9 26M274 62l-19 20M299 96l-25 12M308 138l-26 2M92 180h26M92 222h26M308 180h-26M308 222h-26"
        />
        <path fill="var(--art-steel)" d="M181 33h38l-6 34h-26z" />
        <path fill="var(--art-wood)" d="M118 262V140c0-44 36-76 82-76s82 32 82 76v122z" />
        <path fill="none" stroke="var(--art-wood-deep)" d="M145 86v176M172 68v194M228 68v194M255 86v176" />
        <path d="M200 64v198" strokeWidth="4" />
        <g fill="var(--art-steel-deep)">
          <path d="M118 126h62q8 7 0 14h-62zM282 126h-62q-8 7 0 14h62zM118 216h62q8 7 0 14h-62zM282 216h-62q-8 7 0 14h62z" />
        </g>
        <path
          stroke="var(--art-steel)"
          strokeWidth="5"
          d="M130 133h.1M150 133h.1M170 133h.1M230 133h.1M250 133h.1M270 133h.1M130 223h.1M150 223h.1M170 223h.1M230 223h.1M250 223h.1M270 223h.1"
        />
        <path fill="var(--art-gold)" d="M200 148c20 0 30 8 30 22 0 24-16 36-30 42-14-6-30-18-30-42 0-14 10-22 30-22z" />
        <path
          fill="var(--art-gold-pale)"
          stroke="none"
          d="M200 152c-17 0-26 6-26 18 0 17 10 28 20 34-8-16-10-38 6-52z"
          opacity=".8"
        />
        <path
          fill="var(--art-line)"
          strokeWidth="2"
          d="M200 164a9 9 0 0 1 5 16.5l4 17.5h-18l4-17.5a9 9 0 0 1 5-16.5z"
        />
      </g>
      <Torch transform="translate(56 128)" />
      <Torch transform="translate(344 128)" />
      <path fill="var(--art-night-1)" stroke="var(--art-line)" strokeWidth="3" d="M0 260h400v40H0z" />
      <path fill="none" stroke="var(--art-night-3)" strokeWidth="2.5" d="M92 262 60 292M200 262v30M308 262l32 30" />
    </SceneFrame>
  );
}

/** A torch on the wall with its light round it; (0, 0) is where it burns. */
function Torch({ transform }: { transform: string }) {
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
