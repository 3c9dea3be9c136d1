import { INBOX_KINDS, type InboxCounts, type InboxKind } from '@festival/contracts';
import { Badge, Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ElementType } from 'react';
import { useTranslate } from 'react-admin';
import { useInboxCounts } from '../../inbox/useInbox';

/** The kinds that a screen's badge counts. That of Reconciliation counts refunds for the one who looks. */
const KINDS: Readonly<Record<string, readonly InboxKind[]>> = {
  inbox: INBOX_KINDS,
  orders: ['attention'],
  mails: ['refused_addresses', 'failed_mails'],
  'ticket-types': ['tiers'],
  'chatbot-training': ['unanswered'],
  readiness: ['readiness'],
  'personal-data': ['personal_data'],
};

/** How much waits on a screen. */
export function waitingOn(screen: string, counts: InboxCounts | undefined): number {
  return (KINDS[screen] ?? []).reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
}

/** The icon of a screen, with the number of what waits there. */
export function InboxBadge({ screen, icon: Icon }: { screen: string; icon: ElementType }) {
  const t = useTranslate();
  const count = waitingOn(screen, useInboxCounts());
  if (count === 0) return <Icon />;
  const shown = (
    <>
      {count > 99 ? '99+' : count}
      <Box component="span" sx={visuallyHidden}>
        {t('wait for a person')}
      </Box>
    </>
  );
  return (
    <Badge badgeContent={shown} color="warning">
      <Icon />
    </Badge>
  );
}
