import { Chip } from '@mui/material';
import { t } from '../../lib/i18n/t';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** Some states are called as within a sentence. */
const AS_A_TITLE = { '& .MuiChip-label::first-letter': { textTransform: 'uppercase' } };

/** A state in a word on a quiet ground; the colour only helps the eye. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  return <Chip size="small" label={label} color={tone} sx={AS_A_TITLE} />;
}

export function ActiveChip({ active }: { active: boolean }) {
  return <StatusChip label={active ? t('Active') : t('Inactive')} tone={active ? 'success' : 'default'} />;
}
