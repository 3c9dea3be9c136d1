import type { AdminScan, LoggedScanResult, ScanAction } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { SearchInput, SelectInput } from 'react-admin';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { getData } from '../../lib/httpClient';
import type { Tone } from '../../shared/fields/StatusChip';
import { t } from '../../lib/i18n/t';

const RESULTS: Readonly<Record<LoggedScanResult, { label: string; tone: Tone }>> = {
  valid: { label: t('Valid'), tone: 'success' },
  used: { label: t('Already used'), tone: 'warning' },
  invalid: { label: t('Not valid'), tone: 'error' },
  error: { label: t('Error'), tone: 'default' },
  double: { label: t('Let in twice'), tone: 'error' },
};

export const ACTION_LABELS: Readonly<Record<ScanAction, string>> = {
  validate: t('Look-up'),
  checkin: t('Check-in'),
  exit: t('Exit'),
  hand_out: t('Hand-out'),
  undo: t('Undo'),
};

const RESULT_CHOICES = Object.entries(RESULTS).map(([id, { label: name }]) => ({ id, name }));
const ACTION_CHOICES = Object.entries(ACTION_LABELS).map(([id, name]) => ({ id, name }));

/** A scan that did what it was for. A look-up lets nobody in. */
const DONE: Readonly<Record<ScanAction, { label: string; tone: Tone }>> = {
  validate: { label: t('Valid'), tone: 'default' },
  checkin: { label: t('Let in'), tone: 'success' },
  exit: { label: t('Left'), tone: 'success' },
  hand_out: { label: t('Handed out'), tone: 'success' },
  undo: { label: t('Taken back'), tone: 'warning' },
};

/** The result of a scan. */
export function scanOutcome({ action, result }: Pick<AdminScan, 'action' | 'result'>): { label: string; tone: Tone } {
  return result === 'valid' ? DONE[action] : RESULTS[result];
}

/** Every filter, with the gates that have scanned as choices. On a phone the rarer ones are added when wanted. */
export function useScanFilters(isPhone: boolean) {
  const { data } = useQuery({
    queryKey: ['scans', 'choices'],
    queryFn: () => getData('/api/admin/scans/choices'),
  });
  const gates = (data?.gates ?? []).map((id) => ({ id, name: id }));
  const rarer = { alwaysOn: !isPhone };
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('Ticket code')} />,
    <SelectInput key="gate" source="gate" label="Gate" choices={gates} emptyText={t('All')} alwaysOn />,
    <SelectInput key="result" source="result" label="Result" choices={RESULT_CHOICES} emptyText={t('All')} alwaysOn />,
    <SelectInput key="action" source="action" label="Step" choices={ACTION_CHOICES} emptyText={t('All')} {...rarer} />,
    <JakartaDateTimeInput key="from" source="from" label={t('From')} {...rarer} helperText={false} />,
    <JakartaDateTimeInput key="to" source="to" label={t('To')} {...rarer} helperText={false} />,
  ];
}
