import type { DrawingProps } from '../shapes/Drawing';
import { Knight } from '../shapes/people/Knight';
import { SceneFrame } from './SceneFrame';

function Halberd({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-wood)" d="M-3.5-104h7V92h-7z" />
      <path fill="var(--art-steel)" d="M0-142l7 34H-7z" />
      <path fill="var(--art-steel)" d="M4-106c8 2 22-2 30-8 4 14 4 28-2 42-8-6-20-8-28-6z" />
      <path fill="var(--art-steel-deep)" d="M-4-98-22-86q6 4 18 4z" />
      <path fill="var(--art-gold)" d="M-6-76H6v7H-6z" />
      <path fill="var(--art-red)" strokeWidth="2" d="M4-69c10 2 8 14 14 20-8 0-14-4-16-10z" />
    </g>
  );
}

/** 403: two knights cross their halberds before the door. */
export function GuardedDoor(props: DrawingProps) {
  return (
    <SceneFrame place="indoors" {...props}>
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-steel-deep)" d="M126 260V132q0-80 74-80t74 80v128z" />
        <path
          fill="none"
          strokeWidth="2.5"
          d="M126 140h22M126 180h22M126 220h22M274 140h-22M274 180h-22M274 220h-22M137 94l20 12M263 94l-20 12M168 62l10 20M232 62l-10 20"
        />
        <path fill="var(--art-gold)" d="M148 260V134q0-58 52-58t52 58v126z" />
        <path fill="var(--art-gold-pale)" stroke="none" d="M166 260V140q0-44 34-44t34 44v120z" />
        <path fill="var(--art-star)" stroke="none" d="M182 260V150q0-30 18-30t18 30v110z" />
        <path fill="none" strokeWidth="4" d="M174 84v176M226 84v176M200 77v183M149 128h102M148 176h104M148 224h104" />
      </g>
      <path
        fill="var(--art-red)"
        stroke="var(--art-line)"
        strokeWidth="2.5"
        d="M48 34h56v92l-28-18-28 18zM296 34h56v92l-28-18-28 18z"
      />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="3" d="M54 34v80M98 34v80M302 34v80M346 34v80" />
      <path fill="var(--art-gold)" d="m63 76-4-18 8 6 9-14 9 14 8-6-4 18zM311 76l-4-18 8 6 9-14 9 14 8-6-4 18z" />
      <path fill="var(--art-night-1)" stroke="var(--art-line)" strokeWidth="3" d="M0 258h400v42H0z" />
      <path fill="var(--art-gold)" opacity=".28" d="M148 260h104l40 30H108z" />
      <Halberd transform="translate(200 176) rotate(38)" />
      <Halberd transform="translate(200 176) scale(-1 1) rotate(38)" />
      <Knight transform="translate(112 272) scale(1.35)" />
      <Knight transform="translate(288 272) scale(-1.35 1.35)" />
    </SceneFrame>
  );
}
