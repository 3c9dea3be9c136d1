import type { DrawingProps } from '../shapes/Drawing';
import { CrowdBehind } from '../shapes/people/CrowdBehind';
import { Panorama } from '../shapes/scenery/Panorama';
import { Rays } from '../shapes/scenery/Rays';

/** Unveiling: on the stage the great veil is drawn up, and the star of the quest is seen. */
export function UnveilingHero(props: DrawingProps) {
  return (
    <Panorama sky={['var(--art-night-1)', 'var(--art-night-3)', 'var(--art-night-5)']} {...props}>
      <Rays transform="translate(600 216)" colour="var(--art-gold-pale)" opacity={0.24} length={760} />
      <circle cx="600" cy="216" r="170" fill="var(--art-gold)" opacity=".22" />
      <circle cx="600" cy="216" r="112" fill="var(--art-gold-pale)" opacity=".3" />
      <g stroke="var(--art-line)" strokeWidth="4">
        <path fill="var(--art-wood)" d="M-10 380q610-24 1220 0v110H-10z" />
        <path
          fill="none"
          stroke="var(--art-wood-deep)"
          strokeWidth="3"
          d="M-10 410q610-22 1220 0M260 372l-60 110M430 370l-30 110M600 368v112M770 370l30 110M940 372l60 110"
        />
        <path fill="var(--art-steel-deep)" d="M492 368h216l22 34H470z" />
        <path fill="var(--art-steel)" d="M526 340h148l14 28H512z" />
        <path
          fill="var(--art-gold)"
          d="m600 84 34.5 83.5 90 7-68.5 58.5 21.5 88L600 274l-77.5 47 21.5-88-68.5-58.5 90-7z"
        />
        <path fill="var(--art-gold-deep)" stroke="none" d="m600 92 33 78 86 7-66 56 20 82-73-44.5z" opacity=".75" />
        <path fill="var(--art-gold-pale)" stroke="none" d="m600 112 18 66-18 72z" />
      </g>
      <g stroke="var(--art-line)" strokeWidth="5">
        <path
          fill="var(--art-red)"
          d="M-10-10h1220v70c-60 40-96 6-150 46-50 36-92 6-140 34-50 30-92-26-140-34-62-10-108-40-180-40s-118 30-180 40c-48 8-90 64-140 34-48-28-90 2-140-34-54-40-90-6-150-46z"
        />
        <path fill="var(--art-red)" d="M-10-10h190c20 130 10 270-70 400H-10z" />
        <path fill="var(--art-red)" d="M1210-10h-190c-20 130-10 270 70 400h120z" />
      </g>
      <path
        fill="var(--art-red-deep)"
        d="M30-10c14 140 0 280-20 396h34C80 260 76 120 62-10zM104-10c18 150 0 280-34 396h30C160 260 160 120 136-10zM1170-10c-14 140 0 280 20 396h-34c-36-126-32-266-18-396zM1096-10c-18 150 0 280 34 396h-30c-60-126-60-266-36-396zM260-10c0 60-10 100-24 132 18-6 50-40 54-132zM400-10c4 60-4 90-24 130 40-20 60-70 54-130zM540-10c4 40 0 66-12 78 30-8 44-40 42-78zM660-10c-4 40 0 66 12 78-30-8-44-40-42-78zM800-10c-4 60 4 90 24 130-40-20-60-70-54-130zM940-10c0 60 10 100 24 132-18-6-50-40-54-132z"
        opacity=".75"
      />
      <g stroke="var(--art-line)" strokeWidth="3" fill="var(--art-gold)">
        <path d="M370 128h20l5 46h-30zM810 128h20l5 46h-30z" />
        <path d="M366 118h28v14h-28zM806 118h28v14h-28zM146 226h44v16h-44zM1010 226h44v16h-44z" />
      </g>
      <path
        fill="var(--art-star)"
        d="m430 230 6 15 15 6-15 6-6 15-6-15-15-6 15-6zM770 190l6 15 15 6-15 6-6 15-6-15-15-6 15-6zM466 330l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM744 312l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"
      />
      <CrowdBehind transform="translate(0 494)" width={1210} colour="var(--art-night-1)" />
    </Panorama>
  );
}
