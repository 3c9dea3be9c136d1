import type { AdminScan } from '@festival/contracts';
import { Box, Link } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakartaSeconds } from '../../lib/jakartaTime';
import { StatusChip } from '../../shared/fields/StatusChip';
import { EmptyState, NoMatches } from '../../shared/lists/EmptyState';
import { FilterActions } from '../../shared/lists/FilterActions';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { useScanFilters, ACTION_LABELS, scanOutcome } from './scanFilters';
import { t } from '../../lib/i18n/t';

const Column = DataTable.Col<AdminScan>;

const REFRESH_MS = 30_000;
/** A ticket's code stays in one line. */
const TICKET_CODE_WIDTH = 165;
const nothing = (
  <EmptyState title={t('No scans yet')} hint={t('Every ticket that is scanned at a gate is written down here.')} />
);
const noMatches = <NoMatches title={t('No scan matches')} hint={t('Try another gate, result or time.')} />;

/** Every look of a scanner at a code, and every check-in, good or bad. */
export function ScanList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title={t('Scan Log')}
      filters={useScanFilters(isPhone)}
      actions={<FilterActions />}
      sort={{ field: 'scanned_at', order: 'DESC' }}
      perPage={50}
      queryOptions={{ refetchInterval: REFRESH_MS }}
      empty={nothing}
    >
      {isPhone ? <PhoneRows /> : <Table />}
    </ServerList>
  );
}

function Table() {
  return (
    <DataTable<AdminScan> bulkActionButtons={false} rowClick={false} empty={noMatches}>
      <Column
        source="scanned_at"
        label={t('When')}
        render={({ scanned_at: at }) => formatJakartaSeconds(at)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column source="gate" label={t('Gate')} render={({ gate }) => gate ?? '–'} />
      <Column source="action" label={t('Step')} render={stepText} sx={{ whiteSpace: 'nowrap' }} />
      <Column source="result" label={t('Result')} render={(scan) => <OutcomeWithNote scan={scan} />} />
      <Column
        source="code"
        label={t('Code')}
        render={(scan) => <Code scan={scan} />}
        sx={{ minWidth: TICKET_CODE_WIDTH }}
      />
      <Column label={t('Buyer')} render={(scan) => <Buyer scan={scan} />} />
      <Column label={t('Scanned by')} render={({ scanned_by: name }) => name ?? '–'} />
      <Column source="device" label={t('Device')} render={({ device }) => device ?? '–'} />
    </DataTable>
  );
}

const stepText = ({ action, item }: AdminScan) =>
  item === null ? ACTION_LABELS[action] : `${ACTION_LABELS[action]}: ${item}`;

const buyer = (scan: AdminScan) => <Buyer scan={scan} />;

const whenAndWhere = (scan: AdminScan) => (
  <>
    {formatJakartaSeconds(scan.scanned_at)} · {stepText(scan)} · {scan.gate ?? t('no gate')}
    <br />
    <Code scan={scan} />
    <Note scan={scan} />
  </>
);

const outcome = (scan: AdminScan) => <Outcome scan={scan} />;

/** The same scans on a narrow screen. */
function PhoneRows() {
  return (
    <SimpleList<AdminScan>
      rowClick={false}
      empty={noMatches}
      primaryText={buyer}
      secondaryText={whenAndWhere}
      tertiaryText={outcome}
    />
  );
}

function OutcomeWithNote({ scan }: { scan: AdminScan }) {
  return (
    <>
      <Outcome scan={scan} />
      <Note scan={scan} />
    </>
  );
}

/** Why a check-in was taken back; when the scan of a phone without a network came in. */
function Note({ scan: { note, received_at: receivedAt } }: { scan: AdminScan }) {
  const texts = [note, receivedAt && t('sent %{receivedAt}', { receivedAt: formatJakartaSeconds(receivedAt) })].filter(
    Boolean,
  );
  if (texts.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.8rem', color: 'text.secondary' }}>
      {texts.join(' · ')}
    </Box>
  );
}

function Outcome({ scan }: { scan: AdminScan }) {
  return <StatusChip {...scanOutcome(scan)} />;
}

/** A foreign QR may hold a page's address. */
function Code({ scan }: { scan: AdminScan }) {
  return (
    <Box component="code" sx={{ fontSize: '0.85rem', overflowWrap: 'anywhere' }}>
      {scan.code}
    </Box>
  );
}

function Buyer({ scan: { ticket } }: { scan: AdminScan }) {
  if (!ticket) return t('Unknown code');
  return (
    <Link
      component={RouterLink}
      to={`/orders/${ticket.order_id}/show`}
      title={ticket.order_number}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {ticket.buyer_name}
    </Link>
  );
}
