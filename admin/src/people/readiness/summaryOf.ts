import { countReadiness, type ReadinessLine } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

/** As `readinessSummary` says it on the server's terminal. */
export function summaryOf(lines: readonly ReadinessLine[]): string {
  const { fault, warning, unknown } = countReadiness(lines);
  const parts = [
    fault > 0 && t('1 fault |||| %{smart_count} faults', { smart_count: fault }),
    warning > 0 && t('1 warning |||| %{smart_count} warnings', { smart_count: warning }),
    unknown > 0 && t('%{unknown} could not be looked up', { unknown }),
  ].filter((part) => part !== false);
  return parts.join(', ') || t('Everything is right');
}
