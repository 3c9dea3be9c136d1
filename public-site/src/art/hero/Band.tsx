/** Singer, guitarist and keyboard player against the light. */
export function Band() {
  return (
    <g stroke="var(--art-line)" fill="none">
      <path strokeWidth="8" d="m714 572 3-24M728 572l-5-24M648 572l3-24M664 572l-6-24M784 572l3-24M798 572l-5-24" />
      <path strokeWidth="17" d="M720 544v-14M656 544v-14M790 544v-14" />
      <path
        strokeWidth="6"
        d="m726 526 16-24M714 528l-10 2 2-16M650 528l-10 14 14 6M662 528l20-4M784 528l-10 14M796 528l10 14"
      />
      <path strokeWidth="18" d="M720 508h.1M656 508h.1M790 508h.1" />
      <path strokeWidth="3" d="M702 573v-62M764 573l12-26 36 26M812 547l-36 26" />
      <path strokeWidth="9" d="M702 508v5" />
      <path fill="var(--art-line)" strokeWidth="2" d="M762 540h54v9h-54z" />
      <path stroke="var(--art-star)" strokeWidth="3" strokeDasharray="2 3" strokeLinecap="butt" d="M765 541h48" />
      <path strokeWidth="6" d="m656 546 34-24" />
      <path fill="var(--art-gold)" strokeWidth="2.5" d="M644 556c-8-8 2-20 12-14 8 2 12-2 14 4 0 10-16 20-26 10z" />
    </g>
  );
}
