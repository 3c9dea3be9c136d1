/** The main stage on (0, 0): 172 wide, 100 high with its crown. */
export function MainStage({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-red-shade)" d="M-62 0v-54q62-36 124 0V0z" />
      <ellipse cy="-26" rx="40" ry="24" fill="var(--art-ember)" stroke="none" opacity=".7" />
      <path
        fill="var(--art-red)"
        strokeWidth="2"
        d="M-61-4v-50q14-8 28-12 2 40-16 62zM61-4v-50q-14-8-28-12-2 40 16 62z"
      />
      <path fill="var(--art-steel-deep)" d="M-70 0v-58h9V0zM61 0v-58h9V0z" />
      <path fill="var(--art-gold)" d="M-74-56q74-44 148 0v-12q-74-44-148 0z" />
      <path fill="none" stroke="var(--art-red)" strokeWidth="4" strokeDasharray="0 11" d="M-68-63q68-38 136 0" />
      <path fill="var(--art-gold)" strokeWidth="2" d="m-13-82-4-16 9 7 8-14 8 14 9-7-4 16z" />
      <path fill="var(--art-night-1)" d="M-88 0v-34h16V0zM72 0v-34h16V0z" />
      <path stroke="var(--art-steel)" strokeWidth="7" d="M-80-10h.1M80-10h.1" />
      <path stroke="var(--art-steel)" strokeWidth="5" d="M-80-24h.1M80-24h.1" />
      <path fill="none" strokeWidth="9" d="M0-12v-8M-28-12v-6M28-12v-6" />
      <path fill="none" stroke="var(--art-teal)" strokeWidth="5" d="M0-12v-8" />
      <path fill="none" stroke="var(--art-gold)" strokeWidth="5" d="M-28-12v-6M28-12v-6" />
      <path strokeWidth="12" d="M0-31h.1M-28-29h.1M28-29h.1" />
      <path stroke="var(--art-skin)" strokeWidth="8" d="M0-31h.1M28-29h.1" />
      <path stroke="var(--art-skin-dark)" strokeWidth="8" d="M-28-29h.1" />
      <path fill="var(--art-wood)" d="M-94-6H94v12H-94z" />
    </g>
  );
}

/** The second stage on (0, 0): a striped tent with lanterns, 84 wide and 78 high. */
export function SecondStage({ transform }: { transform: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-night-3)" d="M-34 0v-34h68V0z" />
      <ellipse cy="-12" rx="24" ry="13" fill="var(--art-dusk)" stroke="none" />
      <path fill="none" strokeWidth="9" d="M0-8v-5" />
      <path fill="none" stroke="var(--art-red)" strokeWidth="5" d="M0-8v-5" />
      <path strokeWidth="11" d="M0-20h.1" />
      <path stroke="var(--art-skin-deep)" strokeWidth="7" d="M0-20h.1" />
      <path fill="var(--art-wood)" d="M-36 0v-36h6V0zM30 0v-36h6V0z" />
      <path
        fill="var(--art-paper-light)"
        d="M-42-32Q-10-42 0-66q10 24 42 34-7 9-14 0-7 9-14 0-7 9-14 0-7 9-14 0-7 9-14 0-7 9-14 0z"
      />
      <path
        fill="var(--art-teal)"
        strokeWidth="2"
        d="M-28-32q22-14 28-34-2 20-14 34-7 9-14 0zM0-32v-34q4 20 14 34-7 9-14 0zM28-32Q6-46 0-66q10 24 42 34-7 9-14 0z"
      />
      <path fill="none" d="M0-66v-12" />
      <path fill="var(--art-gold)" strokeWidth="2" d="m0-78 15 5-15 5z" />
      <path fill="var(--art-wood)" d="M-42-4h84v9h-84z" />
    </g>
  );
}
