import type { ReadinessGroup } from '@festival/contracts';
import type { Finding } from './finding.js';
import type { Surroundings } from './surroundings.js';

/** One thing that must be right before the sale. */
export interface Check {
  /** Stays the same for ever: it is in the API and in stored results. */
  id: string;
  group: ReadinessGroup;
  title: string;
  /** Whatever it throws makes the line unknown; `NotLooked` says why. */
  look(around: Surroundings): Finding | Promise<Finding>;
}
