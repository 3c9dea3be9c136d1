import { Person } from './Person';

/** A player in a red chair before a screen, facing right, 170 wide, standing on (0, 0). */
export function PlayerDesk({ transform, tunic }: { transform: string; tunic: string }) {
  return (
    <g transform={transform}>
      <Person pose="sit" tunic={tunic} transform="translate(-52 0) scale(1.3)" />
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill="var(--art-red-deep)" d="M-82 4v-84q0-10 10-10h8v54h40v10h-40v30z" />
        <path fill="var(--art-wood)" d="M-16-58h104v10H-16z" />
        <path fill="var(--art-wood-deep)" d="M74-48h10V4H74z" />
        <path fill="var(--art-steel-deep)" d="M52-70h16v12H52z" />
        <path fill="var(--art-night-1)" d="m22-126 60-8v68l-60-6z" />
        <path fill="var(--art-teal)" stroke="none" d="m28-120 48-7v54l-48-5z" />
        <path fill="none" stroke="var(--art-star)" strokeWidth="4" d="m36-92 10-12 10 8 14-18" />
      </g>
    </g>
  );
}
