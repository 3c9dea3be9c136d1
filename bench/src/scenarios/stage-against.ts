import type { Stage } from '../contest.js';
import type { BareCopy } from '../limits/bare-copy.js';
import type { Autocannon } from '../load/autocannon.js';

/** A stage whose limit is set by bare copies of its answers: its `close` stops the product, the copies and the visitors. */
export function stageAgainst(copies: readonly BareCopy[], visitors: Autocannon, stage: Omit<Stage, 'close'>): Stage {
  return {
    ...stage,
    async close() {
      await stage.api.stop();
      for (const copy of copies) await copy.stop();
      await visitors.stop();
    },
  };
}
