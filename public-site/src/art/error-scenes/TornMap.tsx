import type { DrawingProps } from '../shapes/Drawing';
import { Castle } from '../shapes/scenery/Castle';
import { SceneFrame } from './SceneFrame';

/** 404: the map is torn just where the path went on. */
export function TornMap(props: DrawingProps) {
  return (
    <SceneFrame place="indoors" {...props}>
      <path fill="var(--art-wood)" d="M0 0h400v300H0z" />
      <path
        fill="none"
        stroke="var(--art-wood-deep)"
        strokeWidth="2.5"
        d="M0 62h400M0 128h400M0 194h400M0 258h400M60 0v62M260 0v62M140 62v66M340 62v66M40 128v66M300 194v64M120 258v42"
      />
      <path
        fill="var(--art-line)"
        opacity=".35"
        d="m60 68 146-20-16 34 20 30-22 34 18 36-20 52-132 6zM246 66l108 20-12 158-104-18 18-40-16-34 20-34-22-24z"
      />
      <g stroke="var(--art-line)" strokeWidth="2.8">
        <path fill="var(--art-paper)" d="m52 58 148-14-14 32 20 32-22 34 18 36-20 48-126 2q6-30-2-58t4-56-6-56z" />
        <path fill="var(--art-paper)" d="m238 58 112 20q-6 26 2 54t-8 50-2 54l-108-18 18-40-16-34 20-34-22-24z" />
      </g>
      <path
        fill="var(--art-paper-shade)"
        d="m196 47-13 29 20 32-22 34 18 36-19 46h-9l17-46-18-36 22-34-18-30 12-30zM241 61l-3 28 21 24-20 34 16 34-18 38 10 2 17-40-15-34 19-34-19-24 3-26z"
      />
      <Castle transform="translate(76 120) scale(.3)" stone="var(--art-wood-deep)" light="var(--art-paper)" />
      <path
        fill="none"
        stroke="var(--art-wood)"
        strokeWidth="2.5"
        d="m72 196 12-20 12 20M90 196l11-17 11 17M292 120l12-20 12 20M310 122l10-16 10 16"
      />
      <path
        fill="none"
        stroke="var(--art-teal-deep)"
        strokeWidth="2.5"
        d="M126 74q8-6 16 0t16 0M132 84q8-6 16 0t16 0M284 196q8-6 16 0t16 0M278 207q8-6 16 0t16 0"
      />
      <path
        fill="none"
        stroke="var(--art-red)"
        strokeWidth="4"
        strokeDasharray="9 9"
        d="M104 126c-10 22 18 24 34 26s10 28 34 30"
      />
      <path fill="none" stroke="var(--art-red)" strokeWidth="6" d="m310 152 18 18M328 152l-18 18" opacity=".9" />
      <path fill="none" stroke="var(--art-red)" strokeWidth="4" strokeDasharray="9 9" d="M258 178q22-22 42-18" />
      <text
        x="222"
        y="166"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="54"
        fontWeight="900"
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="5"
        paintOrder="stroke"
      >
        ?
      </text>
      <g transform="translate(100 240)" stroke="var(--art-line)" strokeWidth="2.8">
        <circle r="34" fill="var(--art-gold)" />
        <circle r="26" fill="var(--art-paper-light)" />
        <path fill="var(--art-red)" d="m-6-4 16-18-4 22z" />
        <path fill="var(--art-night-5)" d="m6 4-16 18 4-22z" />
        <path fill="none" d="M0-22v-1M22 0h1M0 22v1M-22 0h-1" />
      </g>
      <g transform="translate(318 262) rotate(-24)" stroke="var(--art-line)" strokeWidth="2.5">
        <path fill="var(--art-paper-light)" d="M-50-4C-24-22 12-22 44-4 12 6-22 8-50-4z" />
        <path fill="none" d="m-66 2 96-7" />
      </g>
    </SceneFrame>
  );
}
