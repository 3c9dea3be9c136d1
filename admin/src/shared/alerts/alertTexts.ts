import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

const QUEUES: Readonly<Record<string, string>> = {
  e_tickets: t('E-ticket mails'),
  receipts_and_links: t('Receipts and links'),
  reminders: t('Reminders'),
  notifications: t('Payments to confirm'),
  status_sync: t('Payments to look up'),
};

/** One that isn't known is shown as the server names it. */
export const queueName = (name: string): string => QUEUES[name] ?? name;

/** `provider_failing` → `Provider failing`. */
export function alertName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return t(words.charAt(0).toUpperCase() + words.slice(1));
}

/** `worker: no mail can leave`. */
const OF_A_ROLE = /^(web|worker|all): (.+)$/;

/** What the server says in figures: `web: 0.35 s; worker: no mail can leave`. Its values have words of their own. */
export function alertDetail(detail: string): string {
  return detail.split('; ').map(partText).join('; ');
}

function partText(part: string): string {
  if (part in QUEUES) return queueName(part);
  const [, role, said] = OF_A_ROLE.exec(part) ?? [];
  return said === undefined ? serverText(part, alertDetail) : `${role}: ${serverText(said, alertDetail)}`;
}
