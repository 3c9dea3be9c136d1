import type { ReconciliationDifference } from '@festival/contracts';
import { ATTENTION_TEXTS, statusWord } from '../../status/orderLabels';

/** What became of a difference, in a sentence. */
export function whatWasDone(difference: ReconciliationDifference): string {
  const { state, became, attention, resolved_by, resolved_reason } = difference;
  const call = attention === null ? null : ATTENTION_TEXTS[attention];
  switch (state) {
    case 'mended':
      return [`Mended: the order is now ${became === null ? 'right' : statusWord(became)}.`, call]
        .filter(Boolean)
        .join(' ');
    case 'resolved':
      return resolved_by === null
        ? (resolved_reason ?? 'No longer found.')
        : `${resolved_by}: ${resolved_reason ?? ''}`;
    case 'waits':
      return call ?? 'Nothing was changed.';
  }
}
