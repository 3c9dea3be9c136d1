import type { Inbox, InboxKind } from '@festival/contracts';
import { Box, Card, Chip, Link, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { AgeText } from './InboxRow';
import { KIND_TEXTS } from './inboxTexts';
import { AlertRow, PersonalDataRow, ReadinessRow, RestoredRow, TierRow } from './rows/FestivalRows';
import { MailRow } from './rows/MailRow';
import { DifferenceRow, OrderRow, RefundRow } from './rows/MoneyRows';
import { QuestionRow } from './rows/QuestionRow';

interface GroupProps {
  kind: InboxKind;
  inbox: Inbox;
}

/** The rows of one kind. */
function rowsOf(kind: InboxKind, inbox: Inbox): ReactNode[] {
  switch (kind) {
    case 'refunds':
      return inbox.refunds?.rows.map((row) => <RefundRow key={row.id} refund={row} />) ?? [];
    case 'attention':
      return inbox.attention?.rows.map((row) => <OrderRow key={row.id} order={row} />) ?? [];
    case 'differences':
      return inbox.differences?.rows.map((row) => <DifferenceRow key={row.id} difference={row} />) ?? [];
    case 'restored':
      return inbox.restored?.rows.map((row) => <RestoredRow key={row.restored_at} notice={row} />) ?? [];
    case 'alerts':
      return inbox.alerts?.rows.map((row) => <AlertRow key={row.name} alert={row} />) ?? [];
    case 'refused_addresses':
    case 'failed_mails':
      return inbox[kind]?.rows.map((row) => <MailRow key={row.id} kind={kind} mail={row} />) ?? [];
    case 'tiers':
      return inbox.tiers?.rows.map((row) => <TierRow key={row.id} tier={row} />) ?? [];
    case 'unanswered':
      return inbox.unanswered?.rows.map((row) => <QuestionRow key={row.id} group={row} />) ?? [];
    case 'readiness':
      return inbox.readiness?.rows.map((row) => <ReadinessRow key={row.id} line={row} />) ?? [];
    case 'personal_data':
      return inbox.personal_data?.rows.map((row) => <PersonalDataRow key={row.notice} notice={row.notice} />) ?? [];
  }
}

/** One kind of what waits: how much, since when, and its oldest rows. */
export function InboxGroup({ kind, inbox }: GroupProps) {
  const t = useTranslate();
  const id = useId();
  const part = inbox[kind];
  if (!part) return null;
  const { title, hint, to } = KIND_TEXTS[kind];
  const rows = rowsOf(kind, inbox);
  const count = `${part.count.toLocaleString('id-ID')}${part.has_more ? '+' : ''}`;
  const left = part.count - rows.length;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: { xs: 2, sm: 0 } }}>
        <Typography id={id} component="h2" variant="h6">
          {t(title)}
        </Typography>
        <Chip size="small" color="warning" label={count} aria-label={t('%{count} wait', { count })} />
        {part.oldest_at && (
          <Typography variant="caption" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
            {t('The oldest has waited')} <AgeText since={part.oldest_at} />
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', px: { xs: 2, sm: 0 }, mb: 1 }}>
        {t(hint)}
      </Typography>
      <Card component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows}
      </Card>
      {left > 0 && (
        <Link component={RouterLink} to={to} sx={{ display: 'inline-block', px: { xs: 2, sm: 0 }, py: 1 }}>
          {t('See all %{count}', { count })}
        </Link>
      )}
    </Box>
  );
}
