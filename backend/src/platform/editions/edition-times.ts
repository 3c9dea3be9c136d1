import { Injectable } from '@nestjs/common';

/** How long what was under way may still take when an edition begins to be closed. Tests shorten it. */
@Injectable()
export class EditionTimes {
  /** A process that has seen it writes for so long what was begun before: the slowest call of the provider takes 10 s. */
  graceMs = 11_000;
  /** Longer than that, and the second until every process has looked. */
  settleMs = 14_000;
}
