import type { AdminGatePhone, GateRole } from '@festival/contracts';
import { t } from '../../../lib/i18n/t';

export const ROLE_TEXTS: Readonly<Record<GateRole, { name: string; explanation: string }>> = {
  steward: { name: t('Steward'), explanation: t('Scans tickets.') },
  lead: {
    name: t('Lead'),
    explanation: t(
      'Also takes check-ins back and finds tickets by name, behind the PIN. An account that may see tickets adds it.',
    ),
  },
};

/** It may scan, or will once it has scanned its code. */
export const isInUse = ({ state }: AdminGatePhone): boolean => state === 'waiting' || state === 'paired';

const NUMBERED = /^Phone (\d{1,4})$/;

/** `Phone 8` after `Phone 7`, whatever became of that one. */
export function proposedName(phones: readonly AdminGatePhone[]): string {
  const numbers = phones.map(({ name }) => Number(NUMBERED.exec(name)?.[1] ?? 0));
  return t('Phone %{max}', { max: Math.max(0, ...numbers) + 1 });
}
