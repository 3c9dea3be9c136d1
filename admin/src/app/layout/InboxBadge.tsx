import { INBOX_KINDS, type InboxCounts, type InboxKind } from '@festival/contracts';
import { Badge, Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ElementType } from 'react';
import { useInboxCounts } from '../../inbox/useInbox';
import { t } from '../../lib/i18n/t';

/** The kinds that a screen's badge counts. */
const KINDS: Readonly<Record<string, readonly InboxKind[]>> = {
  inbox: INBOX_KINDS,
  tonight: ['alerts'],
  reconciliation: ['differences', 'restored'],
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
export function InboxBadge({ screen, icon: Icon, more = 0 }: { screen: string; icon: ElementType; more?: number }) {
  const count = waitingOn(screen, useInboxCounts()) + more;
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
