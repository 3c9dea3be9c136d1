import type { ActDrawing } from '@festival/contracts';
import type { CSSProperties } from 'react';
import { Drawing, type DrawingProps } from '../shapes/Drawing';
import { ACT_SCENES } from './act-scenes';

type Ground = readonly [ground: string, glow: string];

/** The light behind each kind of act, and behind a second act of that kind: no two beside each other look alike. */
const GROUNDS: Readonly<Record<ActDrawing, readonly [first: Ground, second: Ground]>> = {
  band: [
    ['var(--art-red-shade)', 'var(--art-ember)'],
    ['var(--art-night-4)', 'var(--art-teal)'],
  ],
  singer: [
    ['var(--art-night-4)', 'var(--art-gold)'],
    ['var(--art-red-shade)', 'var(--art-gold-pale)'],
  ],
  dj: [
    ['var(--art-night-1)', 'var(--art-teal)'],
    ['var(--art-ember-deep)', 'var(--art-gold-pale)'],
  ],
  drums: [
    ['var(--art-teal-deep)', 'var(--art-gold-pale)'],
    ['var(--art-night-3)', 'var(--art-ember)'],
  ],
  dance: [
    ['var(--art-ember-deep)', 'var(--art-gold)'],
    ['var(--art-teal-deep)', 'var(--art-paper-shade)'],
  ],
  talk: [
    ['var(--art-night-3)', 'var(--art-paper-shade)'],
    ['var(--art-red-shade)', 'var(--art-gold)'],
  ],
};
/** Somebody else, in other clothes. */
const SECOND_COLOURS = {
  '--art-red': 'var(--art-teal-deep)',
  '--art-teal': 'var(--art-red-deep)',
  '--art-ember': 'var(--art-night-5)',
  '--art-gold': 'var(--art-paper-shade)',
  '--art-skin': 'var(--art-skin-deep)',
  '--art-skin-dark': 'var(--art-skin-deep)',
} as CSSProperties;

/** A figure against the light: every colour is the night's, every line is lit. */
const HIDDEN_COLOURS = {
  '--art-line': 'var(--art-glow)',
  '--art-face': 'var(--art-night-1)',
  '--art-skin': 'var(--art-night-1)',
  '--art-skin-deep': 'var(--art-night-1)',
  '--art-skin-dark': 'var(--art-night-1)',
  '--art-red': 'var(--art-night-1)',
  '--art-red-deep': 'var(--art-night-1)',
  '--art-teal': 'var(--art-night-1)',
  '--art-ember': 'var(--art-night-1)',
  '--art-gold': 'var(--art-night-2)',
  '--art-paper': 'var(--art-night-2)',
  '--art-paper-light': 'var(--art-night-2)',
  '--art-wood': 'var(--art-night-2)',
  '--art-wood-deep': 'var(--art-night-1)',
  '--art-steel': 'var(--art-night-2)',
  '--art-steel-deep': 'var(--art-night-2)',
  '--art-night-4': 'var(--art-night-2)',
  '--art-night-5': 'var(--art-night-2)',
} as CSSProperties;
const HIDDEN_GROUND: Ground = ['var(--art-night-2)', 'var(--art-dusk)'];

interface ActPortraitProps extends DrawingProps {
  drawing: ActDrawing;
  /** Somebody who isn't announced yet stands against the light. */
  isHidden?: boolean;
  /** Of the second act of the same kind: the other way round, in other clothes and light. */
  isSecond?: boolean;
}

/** Who plays, on a stage: 240 × 280, cut off where its place has another shape. */
export function ActPortrait({ drawing, isHidden = false, isSecond = false, ...props }: ActPortraitProps) {
  const [first, second] = GROUNDS[drawing];
  const [ground, glow] = isHidden ? HIDDEN_GROUND : isSecond ? second : first;
  const colours = isSecond ? SECOND_COLOURS : undefined;
  return (
    <Drawing width={240} height={280} cut {...props}>
      <path fill={ground} d="M0 0h240v280H0z" />
      <path fill={glow} opacity=".28" d="M120-20 20 280h200zM-10-20-60 190 30 260zM250-20l50 210-90 70z" />
      <path fill={glow} opacity=".22" d="M70-20 120 280h70zM170-20 50 280h70z" />
      <ellipse cx="120" cy="150" rx="88" ry="96" fill={glow} opacity=".42" />
      <path
        stroke="var(--art-star)"
        strokeWidth="3"
        opacity=".8"
        d="M30 60h.1M64 28h.1M206 52h.1M182 24h.1M22 128h.1M218 120h.1M120 20h.1"
      />
      <path fill="var(--art-wood-deep)" stroke="var(--art-line)" strokeWidth="2.5" d="M-4 238h248v50H-4z" />
      <path
        fill="none"
        stroke="var(--art-wood)"
        strokeWidth="2"
        d="M0 252h240M60 240l-12 40M120 240v40M180 240l12 40"
      />
      <g
        style={isHidden ? HIDDEN_COLOURS : colours}
        transform={isSecond ? 'translate(120 244) scale(-1 1)' : 'translate(120 244)'}
      >
        {ACT_SCENES[drawing]}
      </g>
    </Drawing>
  );
}
