import {
  EDITION_CONCERN_LABELS,
  EDITION_PART_LABELS,
  type EditionFigures,
  type EditionNextStep,
  type EditionPlan,
} from '@festival/contracts';
import { formatLocalTime } from '../../platform/clock/local-time.js';

const count = (value: number): string => value.toLocaleString('en');
const rupiah = (value: number): string => `Rp ${count(value)}`;
const time = (iso: string): string => formatLocalTime(iso, 'en');

/** What would happen, for the terminal. */
export function planLines(plan: EditionPlan): string[] {
  const { ends, begins, concert_from, concert_to, days, removals, parts, next_year, shifts, concerns } = plan;
  return [
    `From ${ends} (${time(concert_from)}) to ${begins} (${time(concert_to)}): every date moves by ${days} days.`,
    '',
    'Kept of it, without anybody’s data',
    ...figureLines(plan.figures),
    '',
    'Removed for good',
    ...(removals.length === 0 ? ['  nothing'] : removals.map(({ table, rows }) => `  ${table}: ${count(rows)}`)),
    ...parts
      .filter(({ is_kept, rows }) => !is_kept && rows > 0)
      .map(
        ({ part, rows }) => `  ${EDITION_PART_LABELS[part]}: ${count(rows)}${part === 'accounts' ? ', but yours' : ''}`,
      ),
    '',
    'Taken over',
    ...parts.filter(({ is_kept }) => is_kept).map(({ part, rows }) => `  ${EDITION_PART_LABELS[part]}: ${count(rows)}`),
    ...(next_year > 0 ? [`  Next year’s list, for which it was made: ${count(next_year)} addresses`] : []),
    ...shifts.map(({ what, from, to }) => `  ${what}: ${time(from)} -> ${time(to)}`),
    ...(concerns.length === 0 ? [] : ['', 'Not finished']),
    ...concerns.map(
      ({ concern, count: left, is_accepted }) =>
        `  ${EDITION_CONCERN_LABELS[concern]}: ${count(left)}${is_accepted ? ', given up' : ` (--accept ${concern})`}`,
    ),
  ];
}

export function figureLines({ tiers, ...all }: EditionFigures): string[] {
  return [
    `  ${count(all.paid_orders)} paid orders, ${count(all.tickets)} tickets, ${count(all.checked_in)} checked in, ${rupiah(all.net)} net`,
    ...tiers.map(
      ({ header, tickets, checked_in, gross, refunded }) =>
        `  ${header}: ${count(tickets)} tickets, ${count(checked_in)} checked in, ${rupiah(gross)}, ${rupiah(refunded)} back`,
    ),
  ];
}

/** What leads to the next sale. */
export function nextLines(steps: readonly EditionNextStep[]): string[] {
  return steps.map(({ title, is_done, seen, command, screen }) => {
    const where = [screen && `/admin/${screen}`, command].filter(Boolean).join(' · ');
    return `  ${is_done ? 'done ' : 'TO DO'}  ${title}: ${seen}${is_done || !where ? '' : ` (${where})`}`;
  });
}
