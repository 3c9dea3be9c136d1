import type { ComponentType } from 'react';
import { Competition, Consumption, Decoration, Equipment, Events, Security } from './stage-symbols';
import { Council, Finance, Ticketing } from './office-symbols';
import { Documentation, Publication, Visual, Website } from './media-symbols';
import { MediaPartner, Sponsor } from './partner-symbols';

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
