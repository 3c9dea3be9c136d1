import type { EndingTier, NowAlert, PersonalDataNotice, ReadinessLine, RestoreNotice } from '@festival/contracts';
import { Chip } from '@mui/material';
import { alertDetail } from '../../shared/alerts/alertTexts';
import { formatJakarta } from '../../lib/jakartaTime';
import { InboxRow } from '../InboxRow';
import { PERSONAL_DATA_TEXTS } from '../inboxTexts';
import { t } from '../../lib/i18n/t';
import { serverText } from '../../lib/i18n/serverText';

export function TierRow({ tier }: { tier: EndingTier }) {
  const { id, header, reason, ends_at, sold, quota } = tier;
  return (
    <InboxRow name={header} to={`/ticket-types/${id}`} link={header} since={null}>
      {reason === 'window' && t('The sale closes on %{at}.', { at: formatJakarta(ends_at) })}{' '}
      {quota !== null && t('%{sold} of %{quota} seats are sold or held.', { sold, quota })}
    </InboxRow>
  );
}

export function AlertRow({ alert }: { alert: NowAlert }) {
  const { severity, meaning, action, detail, since } = alert;
  return (
    <InboxRow
      name={serverText(meaning)}
      to="/tonight"
      link={serverText(meaning)}
      since={since}
      actions={severity === 'critical' && <Chip size="small" color="error" label={t('Critical')} />}
    >
      {serverText(action)} {detail && alertDetail(detail)}
    </InboxRow>
  );
}

export function ReadinessRow({ line: { title, seen, todo } }: { line: ReadinessLine }) {
  return (
    <InboxRow name={serverText(title)} to="/readiness" link={serverText(title)} since={null}>
      {serverText(seen)} {todo && serverText(todo)}
    </InboxRow>
  );
}

export function PersonalDataRow({ notice }: { notice: PersonalDataNotice }) {
  const text = PERSONAL_DATA_TEXTS[notice];
  return <InboxRow name={text} to="/personal-data" link={text} since={null} />;
}

export function RestoredRow({ notice: { taken_at, restored_at, held_mails } }: { notice: RestoreNotice }) {
  const text = t('Restored on %{at}', { at: formatJakarta(restored_at) });
  return (
    <InboxRow name={text} to="/reconciliation" link={text} since={restored_at}>
      {t('From the backup of %{at}. %{mails} mails from before are held.', {
        at: formatJakarta(taken_at),
        mails: held_mails,
      })}
    </InboxRow>
  );
}
