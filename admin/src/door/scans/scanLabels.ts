import type { AdminScan, ScanAction, ScanResult } from '@festival/contracts';
import type { Tone } from '../../shared/fields/StatusChip';

const RESULTS: Readonly<Record<ScanResult, { label: string; tone: Tone }>> = {
  valid: { label: 'Valid', tone: 'success' },
  used: { label: 'Already used', tone: 'warning' },
  invalid: { label: 'Not valid', tone: 'error' },
  error: { label: 'Error', tone: 'default' },
};

export const ACTION_LABELS: Readonly<Record<ScanAction, string>> = { validate: 'Look-up', checkin: 'Check-in' };

export const RESULT_CHOICES = Object.entries(RESULTS).map(([id, { label: name }]) => ({ id, name }));
export const ACTION_CHOICES = Object.entries(ACTION_LABELS).map(([id, name]) => ({ id, name }));

/** What came of a scan. A check-in that is valid let somebody in; a look-up never does. */
export function scanOutcome({ action, result }: Pick<AdminScan, 'action' | 'result'>): { label: string; tone: Tone } {
  if (action === 'checkin' && result === 'valid') return { label: 'Let in', tone: 'success' };
  return action === 'validate' && result === 'valid' ? { label: 'Valid', tone: 'default' } : RESULTS[result];
}
