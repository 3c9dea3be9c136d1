import { Chip } from '@mui/material';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** A state in a word on a quiet ground; the colour only helps the eye. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  return <Chip size="small" label={label} color={tone} />;
}

export function ActiveChip({ active }: { active: boolean }) {
  return <StatusChip label={active ? 'Active' : 'Inactive'} tone={active ? 'success' : 'default'} />;
}
