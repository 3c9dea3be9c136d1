/*
 * The instruments, each in the place where a `Person` plays it who stands on (0, 0).
 */

export const GUITAR = (
  <g stroke="var(--art-line)" strokeWidth="2">
    <path fill="none" strokeWidth="5" d="M8-46 40-68" />
    <path fill="none" stroke="var(--art-wood)" strokeWidth="2" d="M8-46 40-68" />
    <path fill="var(--art-wood-deep)" d="m37-72 9-3 3 5-8 6z" />
    <path fill="var(--art-red)" d="M-16-36c-2-8 5-14 11-12 3-6 10-6 13-1s0 10-5 12c-1 9-17 11-19 1z" />
    <circle cx="-2" cy="-40" r="3.4" fill="var(--art-line)" stroke="none" />
  </g>
);

export const BASS = (
  <g stroke="var(--art-line)" strokeWidth="2">
    <path fill="none" strokeWidth="5" d="M-8-48-46-62" />
    <path fill="none" stroke="var(--art-wood)" strokeWidth="2" d="M-8-48-46-62" />
    <path fill="var(--art-wood-deep)" d="m-44-66-9 0 0 6 9 2z" />
    <path fill="var(--art-teal)" d="M17-38c2-8-4-13-10-12-4-5-12-5-14 0s1 9 6 11c1 9 16 11 18 1z" />
    <circle cx="3" cy="-43" r="3.2" fill="var(--art-line)" stroke="none" />
  </g>
);

export const DRUM_KIT = (
  <g stroke="var(--art-line)" strokeWidth="2.4">
    <path fill="none" d="M-44 0-40-52M44 0 40-52" />
    <ellipse cx="-42" cy="-54" rx="20" ry="4.5" fill="var(--art-gold)" transform="rotate(-9 -42 -54)" />
    <ellipse cx="42" cy="-54" rx="20" ry="4.5" fill="var(--art-gold)" transform="rotate(9 42 -54)" />
    <path fill="var(--art-teal)" d="M-32-40h24v16h-24zM8-40h24v16H8z" />
    <path fill="var(--art-paper-light)" d="M-32-43h24v5h-24zM8-43h24v5H8z" />
    <circle cy="-18" r="24" fill="var(--art-red-deep)" />
    <circle cy="-18" r="17.5" fill="var(--art-paper)" />
    <path fill="var(--art-gold)" strokeWidth="1.8" d="M-11-12v-12l5.5 5L0-27l5.5 8 5.5-5v12z" />
  </g>
);

export const KEYBOARD = (
  <g stroke="var(--art-line)" strokeWidth="2.4">
    <path fill="none" strokeWidth="3.5" d="M-30-36 28 0M30-36-28 0" />
    <path fill="var(--art-night-4)" d="M-46-44h92v9h-92z" />
    <path fill="var(--art-paper-light)" d="M-42-51h84l4 7h-92z" />
    <path fill="none" strokeLinecap="butt" strokeWidth="4" strokeDasharray="3 5" d="M-38-49h77" />
  </g>
);

export const SAXOPHONE = (
  <g stroke="var(--art-line)" strokeWidth="2">
    <path fill="none" strokeWidth="10" d="M-1-66 8-38q5 10 14 2" />
    <path fill="none" stroke="var(--art-gold)" strokeWidth="6" d="M-1-66 8-38q5 10 14 2" />
    <path fill="none" strokeWidth="4" d="m3-78-6 3 2 9" />
    <path fill="var(--art-gold)" d="m17-39 1-15q8-5 14 1l-5 18q-5 4-10-4z" />
    <path fill="none" stroke="var(--art-gold-deep)" strokeWidth="3" d="M1-60h.1M4-52h.1M7-44h.1" />
  </g>
);

/** Of a `Person` that sings. */
export const MICROPHONE = (
  <g stroke="var(--art-line)" strokeWidth="2">
    <path fill="none" strokeWidth="5" d="m-13-66 5-8" />
    <circle cx="-6" cy="-76" r="4.6" fill="var(--art-steel)" />
  </g>
);
