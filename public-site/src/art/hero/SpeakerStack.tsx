/** Dots of a grille: each dash is one. */
const GRILLE = Array.from({ length: 10 }, (_, row) => `M${row % 2 ? 12 : 16} ${row * 11 - 106}h100`).join('');

/** Two cabinets of loudspeakers on each other: 124 wide and 236 high, standing on (0, 0). */
export function SpeakerStack() {
  return (
    <g stroke="var(--art-line)" strokeWidth="4">
      <path fill="var(--art-steel-deep)" d="M0-122h124V0H0zM8-236h108v114H8z" />
      <path fill="var(--art-line)" stroke="none" opacity=".28" d="M110-120h12V-2h-12zM103-234h11v110h-11z" />
      <path fill="var(--art-night-1)" d="M9-113h98v104H9zM17-227h82v96H17z" strokeWidth="3" />
      <path stroke="var(--art-night-5)" strokeWidth="2.4" strokeDasharray="0 8" d={GRILLE} />
      <path
        fill="var(--art-steel-deep)"
        strokeWidth="3"
        d="M16-61a42 42 0 1 1 84 0 42 42 0 0 1-84 0zM31-167a27 27 0 1 1 54 0 27 27 0 0 1-54 0zM25-221h66l-14 20H39z"
      />
      <path
        fill="var(--art-night-2)"
        strokeWidth="2.5"
        d="M24-61a34 34 0 1 1 68 0 34 34 0 0 1-68 0zM37-167a21 21 0 1 1 42 0 21 21 0 0 1-42 0zM44-215h28l-5 9H49z"
      />
      <path
        fill="none"
        stroke="var(--art-night-5)"
        strokeWidth="2.5"
        d="M34-61a24 24 0 1 1 48 0 24 24 0 0 1-48 0zM43-167a15 15 0 1 1 30 0 15 15 0 0 1-30 0z"
      />
      <path
        fill="var(--art-steel)"
        strokeWidth="2.5"
        d="M45-61a13 13 0 1 1 26 0 13 13 0 0 1-26 0zM50-167a8 8 0 1 1 16 0 8 8 0 0 1-16 0z"
      />
      <path
        fill="none"
        stroke="var(--art-star)"
        strokeWidth="3"
        d="M22-72q5-18 21-25M50-65q2-5 6-6M35-174q3-9 12-13M4-118h20M12-232h18"
      />
      <path
        fill="var(--art-gold)"
        strokeWidth="2.5"
        d="M0-122h13l-13 13zM124-122h-13l13 13zM0 0v-13l13 13zM124 0v-13L111 0zM8-236h12l-12 12zM116-236h-12l12 12z"
      />
    </g>
  );
}
