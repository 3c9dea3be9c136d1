import type { DrawingProps } from '../shapes/Drawing';
import { Knight } from '../shapes/people/Knight';
import { SceneFrame } from './SceneFrame';

/** 503: a knight mends the tower. */
export function Scaffolding(props: DrawingProps) {
  return (
    <SceneFrame place="outdoors" {...props}>
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-steel-deep)" d="M60 262V92H48V58h26v16h22V58h24v16h22V58h26v34h-12v170z" />
        <path fill="var(--art-night-5)" stroke="none" d="M124 94h30v166h-30z" opacity=".5" />
        <path
          fill="none"
          strokeWidth="2.2"
          d="M60 92h96M60 118h30M126 118h30M76 144h26M60 172h24M128 150h28M60 212h28M104 232h34M128 200h28M90 118v26M140 118v32M84 172v20M128 200v32"
        />
        <path fill="var(--art-gold)" d="M94 186v-20a14 14 0 0 1 28 0v20z" />
        <path fill="none" d="M108 152v34M94 170h28" />
        <path fill="var(--art-night-2)" d="m150 92 6 0v62l-16-10 10-16-14-14z" />
      </g>
      <path fill="var(--art-night-1)" stroke="var(--art-line)" strokeWidth="3" d="M0 256q200-20 400 0v44H0z" />
      <g stroke="var(--art-line)" strokeWidth="2.8" fill="var(--art-wood)">
        <path d="M172 70h9v194h-9zM340 70h9v194h-9zM256 96h9v166h-9z" />
        <path fill="none" stroke="var(--art-line)" strokeWidth="9" d="m178 252 80-62M344 252l-80-62" />
        <path fill="none" stroke="var(--art-wood)" strokeWidth="4.5" d="m178 252 80-62M344 252l-80-62" />
        <path fill="var(--art-wood)" d="M158 178h206v12H158z" />
        <path fill="none" stroke="var(--art-wood-deep)" strokeWidth="2" d="M206 180v8M300 180v8" />
        <path
          fill="none"
          stroke="var(--art-line)"
          strokeWidth="2"
          d="M172 100q4 6 9 0M340 100q4 6 9 0M172 104q4 6 9 0M340 104q4 6 9 0"
        />
      </g>
      <g transform="translate(222 178)">
        <g transform="scale(-1 1)">
          <g transform="translate(40 -96) rotate(28)" stroke="var(--art-line)" strokeWidth="2.5">
            <path fill="var(--art-wood)" d="M-3-34h6V12h-6z" />
            <path fill="var(--art-steel)" d="M-16-48h26l6 4v10l-6 4h-26z" />
          </g>
          <Knight arm="raised" transform="scale(.95)" />
        </g>
      </g>
      <g stroke="var(--art-line)" strokeWidth="2.5">
        <path
          fill="var(--art-steel-deep)"
          d="M290 178h30V164h-30zM304 164h30v-14h-30zM274 164h28v-14h-28zM322 178h22v-14h-22zM290 150h28v-14h-28z"
        />
        <path fill="var(--art-wood)" d="m296 262 6-74h6l-6 74zM326 262l6-74h6l-6 74z" />
        <path fill="none" strokeWidth="4.5" d="M301 246h28M302 230h28M304 214h28M305 200h28" />
      </g>
      <path fill="none" stroke="var(--art-gold)" strokeWidth="3.5" d="m162 104-9-7M158 114h-11M164 94l-4-10" />
    </SceneFrame>
  );
}
