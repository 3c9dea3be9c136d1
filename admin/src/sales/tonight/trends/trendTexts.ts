import { type DeclineReason, type MethodOutcome, TREND_STEP_MINUTES } from '@festival/contracts';
import { jakartaTimeOfDay } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';

const DECLINES: Readonly<Record<DeclineReason, string>> = {
  no_funds: t('Not enough money'),
  over_limit: t('Over the limit of card or account'),
  card_expired: t('Card expired'),
  card_blocked: t('Card blocked'),
  wrong_details: t('Wrong card details'),
  not_confirmed: t('Not confirmed with the bank (3-D Secure)'),
  not_permitted: t('Not allowed with this card'),
  suspected_fraud: t('Suspected fraud'),
  bank_away: t('The bank did not answer'),
  refused: t('The bank refused, without a reason'),
  unknown: t('No reason was given'),
};

export const declineName = (reason: DeclineReason): string => DECLINES[reason];

/** How long tickets last, in one unit; rounded already. */
export function lastsText(minutes: number): string {
  if (minutes < 120) return t('about %{count} min', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t('about %{count} h', { count: hours })
    : t('about %{count} days', { count: Math.round(hours / 24) });
}

/** Of the payments that have ended; null before any has. */
export function successShare({ paid, failed }: Pick<MethodOutcome, 'paid' | 'failed'>): number | null {
  return paid + failed === 0 ? null : Math.round((paid / (paid + failed)) * 100);
}

/** `19:35`, in Jakarta: when the step `index` of `count` began, of which the last is the present one. */
export function stepStart(asOf: string, index: number, count: number): string {
  const stepMs = TREND_STEP_MINUTES * 60_000;
  const present = Math.floor(Date.parse(asOf) / stepMs);
  return jakartaTimeOfDay(new Date((present - count + 1 + index) * stepMs)).slice(0, '19:35'.length);
}
