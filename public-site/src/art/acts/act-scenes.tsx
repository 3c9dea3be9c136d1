import type { ActDrawing } from '@festival/contracts';
import type { ReactNode } from 'react';
import { BASS, DRUM_KIT, GUITAR } from '../shapes/people/instruments';
import { Person } from '../shapes/people/Person';

/** A microphone on its stand; its head is at the mouth of somebody who stands at (0, 0). */
const STAND = (
  <g stroke="var(--art-line)" strokeWidth="2">
    <path fill="none" strokeWidth="3" d="M20 0V-68L9-75M10 0h20" />
    <circle cx="7" cy="-76" r="5" fill="var(--art-steel)" />
  </g>
);

const IN_HAND = (
  <g stroke="var(--art-line)" strokeWidth="2">
    <path fill="var(--art-steel-deep)" strokeWidth="1.6" d="m13-64 6 2-6 14-4-2z" />
    <circle cx="17" cy="-67" r="5.5" fill="var(--art-steel)" />
  </g>
);

const DECKS = (
  <g stroke="var(--art-line)" strokeWidth="2.4">
    <path fill="var(--art-night-4)" d="M-46-40h92L40 0h-80z" />
    <path fill="var(--art-night-5)" d="M-50-48h100v10H-50z" />
    <path fill="var(--art-steel)" strokeWidth="1.8" d="M-38-53h26v5h-26zM12-53h26v5H12z" />
    <circle cy="-20" r="13" fill="var(--art-gold)" />
    <path fill="var(--art-line)" stroke="none" d="M-4-27v14l12-7z" />
  </g>
);

const HEADPHONES = (
  <path fill="none" stroke="var(--art-ember)" strokeWidth="4.5" d="M-13-84c-1-22 27-22 26 0M-13.5-88v9M13.5-88v9" />
);

const STOOL = (
  <g stroke="var(--art-line)" strokeWidth="2.4">
    <path fill="var(--art-wood)" d="M-16-34h32v6h-32z" />
    <path fill="none" d="M-11-28-14 0M11-28 14 0M-12-14h24" />
  </g>
);

/** What is to be seen of each kind of act, on a floor at y 0, between x -90 and 90. */
export const ACT_SCENES: Record<ActDrawing, ReactNode> = {
  band: (
    <>
      <g transform="translate(0 -52) scale(1.1)">
        <Person pose="cheer" hair="short" tunic="var(--art-gold)" skin="var(--art-skin-dark)" />
        {DRUM_KIT}
      </g>
      <g transform="translate(-48 8) scale(1.5)">
        <Person hair="long" tunic="var(--art-ember)" head="var(--art-night-1)" />
        {BASS}
      </g>
      <g transform="translate(48 8) scale(1.5)">
        <Person hair="short" tunic="var(--art-red)" skin="var(--art-skin-deep)" />
        {GUITAR}
      </g>
    </>
  ),
  singer: (
    <g transform="translate(-6 4) scale(1.72)">
      <Person pose="wave" hair="long" tunic="var(--art-red)" head="var(--art-night-1)" skin="var(--art-skin-deep)" />
      <path fill="var(--art-red)" stroke="var(--art-line)" strokeWidth="2.5" d="M-14-42q14 5 28 0l9 32q-23 9-46 0z" />
      {STAND}
    </g>
  ),
  dj: (
    <g transform="translate(0 4) scale(1.6)">
      <Person pose="wave" hair="short" tunic="var(--art-teal)" skin="var(--art-skin-dark)" head="var(--art-night-1)" />
      {HEADPHONES}
      {DECKS}
    </g>
  ),
  drums: (
    <g transform="translate(0 4) scale(1.62)">
      <Person pose="cheer" hair="long" tunic="var(--art-ember)" />
      <path fill="none" stroke="var(--art-wood)" strokeWidth="3" d="M-21-102-8-112M21-102 34-114" />
      {DRUM_KIT}
    </g>
  ),
  dance: (
    <>
      <g transform="translate(-50 0) scale(1.2)">
        <Person pose="dance" hair="scarf" tunic="var(--art-teal)" head="var(--art-gold)" />
      </g>
      <g transform="translate(48 0) scale(-1.2 1.2)">
        <Person
          pose="dance"
          hair="long"
          tunic="var(--art-ember)"
          skin="var(--art-skin-dark)"
          head="var(--art-night-1)"
        />
      </g>
      <g transform="translate(-2 6) scale(1.42)">
        <Person pose="cheer" hair="short" tunic="var(--art-red)" skin="var(--art-skin-deep)" />
      </g>
    </>
  ),
  talk: (
    <>
      <g transform="translate(-48 6) scale(1.62)">
        {STOOL}
        <Person pose="give" hair="scarf" tunic="var(--art-gold)" head="var(--art-red)" skin="var(--art-skin-deep)" />
      </g>
      <g transform="translate(48 6) scale(-1.62 1.62)">
        {STOOL}
        <Person hair="short" tunic="var(--art-teal)" />
        {IN_HAND}
      </g>
    </>
  ),
};
