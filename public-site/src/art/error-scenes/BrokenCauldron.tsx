import type { DrawingProps } from '../shapes/Drawing';
import { Flame } from '../shapes/scenery/Flame';
import { SceneFrame } from './SceneFrame';

/** 500: the brew was too strong for the cauldron. */
export function BrokenCauldron(props: DrawingProps) {
  return (
    <SceneFrame place="indoors" {...props}>
      <g stroke="var(--art-line)" strokeWidth="2.5">
        <path fill="var(--art-wood)" d="M26 96h92v10H26zM286 84h88v10h-88z" />
        <path fill="var(--art-teal)" d="M40 96V74q0-6 5-8V54h12v12q5 2 5 8v22z" />
        <path fill="var(--art-red)" d="M74 96c-8-2-10-20 2-26V58h12v12c12 6 10 24 2 26z" />
        <path fill="var(--art-paper)" d="M300 84V48h13v36zM315 84V42h11v42zM328 84l9-36 11 3-8 33z" />
        <path fill="var(--art-gold)" d="M300 56h13v7h-13zM315 52h11v7h-11z" />
      </g>
      <path fill="var(--art-night-1)" stroke="var(--art-line)" strokeWidth="3" d="M0 238h400v62H0z" />
      <path
        fill="none"
        stroke="var(--art-teal-pale)"
        strokeWidth="8"
        opacity=".6"
        d="M150 90c-20-18 18-26 0-50M200 84c-22-18 20-30 0-56M248 90c-20-16 16-26 0-48"
      />
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-wood-deep)" d="m120 258 150-20 6 14-150 20zM280 258l-150-20-6 14 150 20z" />
        <path fill="var(--art-steel-deep)" d="M118 118h164c28 48 10 118-82 118S90 166 118 118z" />
        <path fill="var(--art-night-2)" stroke="none" d="M240 121h40c24 46 8 110-72 113.5 44-18 54-68 32-113.5z" />
        <path fill="none" stroke="var(--art-steel)" strokeWidth="5" d="M116 152c-4 20 2 38 14 52" />
        <Flame transform="translate(152 274) scale(1.25)" line={2.4} />
        <Flame transform="translate(262 272) scale(1.1)" line={2.4} />
        <path fill="var(--art-teal)" d="M104 108c30-14 160-14 192 0 8 4 8 14 0 18-32 12-162 12-192 0-8-4-8-14 0-18z" />
        <path
          fill="var(--art-teal-pale)"
          strokeWidth="2"
          d="M128 114a10 10 0 1 1 20 0 10 10 0 0 1-20 0zM176 108a14 14 0 1 1 28 0 14 14 0 0 1-28 0zM238 112a9 9 0 1 1 18 0 9 9 0 0 1-18 0z"
        />
        <path fill="var(--art-steel)" d="M98 122c30 16 174 16 204 0v12c-30 16-174 16-204 0z" />
        <path
          fill="var(--art-teal)"
          d="m214 138-14 26 18 14-14 28 12 12-2 24c-2 14 46 8 80 12 26 4 20 24-14 24-52 0-98 0-92-26l4-36-12-12 14-26-16-16 16-26z"
        />
        <path fill="var(--art-teal-pale)" stroke="none" d="M214 248c14 10 60 6 82 10 6 2 2 6-8 6-34 2-72 2-74-16z" />
      </g>
      <path
        fill="var(--art-steel-deep)"
        stroke="var(--art-line)"
        strokeWidth="2.5"
        d="m96 256 22-10 10 16-20 8zM318 226l16 4-4 14-16-4z"
      />
    </SceneFrame>
  );
}
