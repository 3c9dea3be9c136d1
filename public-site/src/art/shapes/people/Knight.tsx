export interface KnightProps {
  transform?: string;
  /** Where the right hand is: at a weapon by his side, or raised with a tool. */
  arm?: 'side' | 'raised';
}

/** A knight from the front, standing on (0, 0), 120 units high with the plume. */
export function Knight({ transform, arm = 'side' }: KnightProps) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-steel-deep)" d="M-14-38-15-6h-5q-2 6 1 6h15l1-36zM14-38 15-6h5q2 6-1 6H4L3-36z" />
      <path fill="var(--art-steel)" d="M-16-72q-12 0-13 13l1 20q4 5 9 1l3-16zM16-72" />
      {arm === 'side' ? (
        <path fill="var(--art-steel)" d="M16-72q12 0 13 13l-1 20q-4 5-9 1l-3-16z" />
      ) : (
        <path fill="var(--art-steel)" d="M14-70q10-4 16-12l8-16q7-2 8 5l-7 19q-8 14-22 18z" />
      )}
      <path fill="var(--art-red)" d="M-17-70q17-8 34 0l3 36q-20 7-40 0z" />
      <path fill="var(--art-red-deep)" stroke="none" d="M3-73q8 1 13 4l2.8 34q-8 3-15.8 3.4z" />
      <path fill="var(--art-gold)" strokeWidth="1.8" d="M-8-46-10-57l5 3.5L0-61l5 7.5 5-3.5-2 11z" />
      <path
        fill="none"
        stroke="var(--art-gold-deep)"
        strokeWidth="3.5"
        strokeLinecap="butt"
        d="M-18.5-41q18.5 5 37 0"
      />
      <path fill="var(--art-red)" d="M0-104c-2-10 4-16 16-16-3 3-2 6-2 9-4 0-8 2-9 7z" />
      <path fill="var(--art-steel)" d="M-15-74v-16q0-16 15-16t15 16v16Q0-66-15-74z" />
      <path fill="var(--art-steel-deep)" stroke="none" d="M4-104.5q9.8 2 9.8 14.5v15.5q-4 2.4-9.8 3z" />
      <path fill="var(--art-line)" strokeWidth="1.5" d="M-11-92h22v5h-22z" />
      <path fill="none" strokeWidth="1.8" d="M0-87v17M-8-80v.1M-4-78v.1M4-78v.1M8-80v.1" />
    </g>
  );
}
