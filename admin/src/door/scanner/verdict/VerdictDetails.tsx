import { SIGN_IN_PATH } from '../bars/AccessNotice';
import type { Verdict } from '../scan/judgeTicket';
import { categoryText, jakartaTime, timeAgo } from '../scan/verdictWords';
import styles from './verdict.module.css';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';

/** Beneath the word: why, whose ticket, and of a used one when and where it was first used. */
export function VerdictDetails({ verdict, shownAt }: { verdict: Verdict; shownAt: number }) {
  const { kind, ticket, message, hint, code } = verdict;
  return (
    <>
      {kind !== 'valid' && <p className={styles['small']}>{serverText(message)}</p>}
      {kind === 'used' && (
        <FirstUse at={ticket?.checked_in_at ?? null} gate={ticket?.checked_in_gate ?? null} now={shownAt} />
      )}
      {ticket && (
        <>
          <p className={`${styles['large']} ${styles['spaced']}`}>{ticket.buyer_name}</p>
          <p className={styles['small']}>
            {categoryText(ticket.category)} · {ticket.ticket_type_header}
          </p>
        </>
      )}
      {hint && <p className={`${styles['small']} ${styles['spaced']}`}>{hint}</p>}
      {verdict.access === 'signed-out' && (
        <a className={styles['link']} href={SIGN_IN_PATH}>
          {t('Sign in again')}
        </a>
      )}
      <p className={`${styles['code']} ${styles['spaced']}`}>
        <span>{shorten(code)}</span>
        {ticket && <span>{ticket.order_number}</span>}
      </p>
    </>
  );
}

function FirstUse({ at, gate, now }: { at: string | null; gate: string | null; now: number }) {
  if (at === null && gate === null) return null;
  return (
    <>
      {at !== null && (
        <>
          <p className={styles['small']}>{t('First used %{at}', { at: jakartaTime(at) })}</p>
          <p className={styles['large']}>{timeAgo(at, now)}</p>
        </>
      )}
      {gate !== null && <p className={styles['large']}>{t('Gate: %{gate}', { gate })}</p>}
    </>
  );
}

/** A foreign QR may hold a page of text. */
function shorten(code: string): string {
  return code.length > 40 ? `${code.slice(0, 40)}…` : code;
}
