/** Decoration: the enchanter's lantern among flags and flowers. */
export function Decoration() {
  return (
    <>
      <path fill="none" strokeWidth="2" d="M-16 4Q16 30 48 30.5T112 4" />
      <g strokeWidth="1.8">
        <path fill="var(--art-teal)" d="m17 25 10 3.5-6.5 9z" />
        <path fill="var(--art-gold)" d="m30 29 10 1.5-5.5 10z" />
        <path fill="var(--art-paper-light)" d="m56 30.5 10-1.5-4 10.5z" />
        <path fill="var(--art-ember)" d="m69 28.5 10-3.5-3 12.5z" />
      </g>
      <circle cx="48" cy="56" r="24" fill="var(--art-gold)" stroke="none" opacity=".25" />
      <circle cx="48" cy="26" r="4.5" fill="none" strokeWidth="3" />
      <path fill="var(--art-gold)" d="M34 40q4-10 14-10t14 10z" />
      <path fill="var(--art-star)" d="M36 43h24l3 27H33z" />
      <path fill="var(--art-ember)" strokeWidth="1.6" d="M48 66c-5 0-7-4-6-8 1-3 4-4 4-9 6 3 9 7 8 12-.5 3-3 5-6 5z" />
      <path fill="none" d="M43 43l-2 27M53 43l2 27" />
      <path fill="var(--art-gold)" d="M32 39h32v5H32zM29 69h38v6H29z" />
      <g strokeWidth="1.6">
        <path
          fill="var(--art-red)"
          d="M26 66a4 4 0 0 1 4 4 4 4 0 0 1 3 6 4 4 0 0 1-6 3.5 4 4 0 0 1-6-2 4 4 0 0 1 0-7 4 4 0 0 1 5-4.5zM71 68a3.5 3.5 0 0 1 3.5 3.5 3.5 3.5 0 0 1 2 5.5 3.5 3.5 0 0 1-5.5 3 3.5 3.5 0 0 1-5.5-2 3.5 3.5 0 0 1 0-6 3.5 3.5 0 0 1 5.5-4z"
        />
        <path fill="var(--art-gold)" d="M24.5 73a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM69 75a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
      </g>
    </>
  );
}
