import { Chip } from '@mui/material';
import { t } from '../../lib/i18n/t';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** A state in a word on a quiet ground; the colour only helps the eye. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  return <Chip size="small" label={label} color={tone} />;
}

export function ActiveChip({ active }: { active: boolean }) {
  return <StatusChip label={active ? t('Active') : t('Inactive')} tone={active ? 'success' : 'default'} />;
}
