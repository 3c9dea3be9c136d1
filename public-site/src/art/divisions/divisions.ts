import type { ComponentType } from 'react';
import { Competition, Consumption, Decoration, Equipment, Events, Security } from './symbols/Events';
import { Council, Finance, Ticketing } from './symbols/Council';
import { Documentation, Publication, Visual, Website } from './symbols/Visual';
import { MediaPartner, Sponsor } from './symbols/Sponsor';

interface DivisionArt {
  Symbol: ComponentType;
  /** Ground of the picture, and the same in the light. */
  ground: string;
  glow: string;
}

const RED = { ground: 'var(--art-red-shade)', glow: 'var(--art-red)' };
const NIGHT = { ground: 'var(--art-night-2)', glow: 'var(--art-night-5)' };
const TEAL = { ground: 'var(--art-teal-deep)', glow: 'var(--art-teal)' };
const EMBER = { ground: 'var(--art-ember-deep)', glow: 'var(--art-gold)' };

/** The fifteen divisions in the order of the built-in list; each symbol is a role at the gaming table. */
export const DIVISIONS = {
  council: { Symbol: Council, ...RED },
  events: { Symbol: Events, ...NIGHT },
  competition: { Symbol: Competition, ...TEAL },
  consumption: { Symbol: Consumption, ...EMBER },
  website: { Symbol: Website, ...NIGHT },
  visual: { Symbol: Visual, ...RED },
  documentation: { Symbol: Documentation, ...TEAL },
  publication: { Symbol: Publication, ...NIGHT },
  decoration: { Symbol: Decoration, ...NIGHT },
  security: { Symbol: Security, ...EMBER },
  equipment: { Symbol: Equipment, ...RED },
  sponsor: { Symbol: Sponsor, ...NIGHT },
  'media partner': { Symbol: MediaPartner, ...TEAL },
  finance: { Symbol: Finance, ...RED },
  ticketing: { Symbol: Ticketing, ...EMBER },
} satisfies Record<string, DivisionArt>;

export type DivisionName = keyof typeof DIVISIONS;
