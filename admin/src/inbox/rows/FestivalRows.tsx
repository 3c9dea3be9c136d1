import type { EndingTier, NowAlert, PersonalDataNotice, ReadinessLine, RestoreNotice } from '@festival/contracts';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { InboxRow } from '../InboxRow';
import { PERSONAL_DATA_TEXTS } from '../inboxTexts';

export function TierRow({ tier }: { tier: EndingTier }) {
  const t = useTranslate();
  const { id, header, reason, ends_at, sold, quota } = tier;
  return (
    <InboxRow name={header} to={`/ticket-types/${id}`} link={header} since={null}>
      {reason === 'window' && t('The sale closes on %{at}.', { at: formatJakarta(ends_at) })}{' '}
      {quota !== null && t('%{sold} of %{quota} seats are sold or held.', { sold, quota })}
    </InboxRow>
  );
}

export function AlertRow({ alert }: { alert: NowAlert }) {
  const t = useTranslate();
  const { severity, meaning, action, detail, since } = alert;
  return (
    <InboxRow
      name={t(meaning)}
      to="/tonight"
      link={t(meaning)}
      since={since}
      actions={severity === 'critical' && <Chip size="small" color="error" label={t('Critical')} />}
    >
      {t(action)} {detail}
    </InboxRow>
  );
}

export function ReadinessRow({ line: { title, seen, todo } }: { line: ReadinessLine }) {
  return (
    <InboxRow name={title} to="/readiness" link={title} since={null}>
      {seen} {todo}
    </InboxRow>
  );
}

export function PersonalDataRow({ notice }: { notice: PersonalDataNotice }) {
  const t = useTranslate();
  const text = t(PERSONAL_DATA_TEXTS[notice]);
  return <InboxRow name={text} to="/personal-data" link={text} since={null} />;
}

export function RestoredRow({ notice: { taken_at, restored_at, held_mails } }: { notice: RestoreNotice }) {
  const t = useTranslate();
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
