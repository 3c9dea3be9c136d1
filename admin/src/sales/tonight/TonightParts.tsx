import { formatRupiah, type Now, type NowSales } from '@festival/contracts';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { formatCount } from '../../shared/lists/StatCard';
import { Figure } from './Figure';
import { duration, failureName, queueName, ROOM_TEXTS } from './nowTexts';

/** As the screen says: larger on a wall. */
const ROW_SIZE = 'var(--row-size)';

/** Names and figures in two columns; nothing is shown as a sentence. */
function Rows({ rows, empty }: { rows: ReadonlyArray<[name: string, value: ReactNode]>; empty: string }) {
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.75 }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ overflowWrap: 'anywhere', fontSize: ROW_SIZE }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: 600,
              fontSize: ROW_SIZE,
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const figureOf = ({ tickets, rupiah }: NowSales) => ({ value: formatCount(tickets), note: formatRupiah(rupiah) });

export function SalesFigures({ sales }: Pick<Now, 'sales'>) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
      <Figure label="Tickets in the last minute" {...figureOf(sales.minute)} />
      <Figure label="In five minutes" {...figureOf(sales.five_minutes)} />
      <Figure label="In an hour" {...figureOf(sales.hour)} />
    </Box>
  );
}

export function TiersNow({ tiers, isOnSale }: { tiers: Now['tiers']; isOnSale: boolean }) {
  return (
    <DashboardCard title="Tickets" hint={isOnSale ? undefined : 'Nothing is on sale just now.'}>
      <Rows
        empty="There are no ticket types."
        rows={tiers.map(({ header, sold, held, left }) => [
          header,
          `${formatCount(sold)} sold · ${formatCount(held)} held · ${left === null ? 'no limit' : `${formatCount(left)} left`}`,
        ])}
      />
      <Link component={RouterLink} to="/ticket-types" variant="body2">
        Ticket types
      </Link>
    </DashboardCard>
  );
}

const seats = (count: number): string => (count === 1 ? '1 seat' : `${formatCount(count)} seats`);

export function PaymentsNow({ pending, failures }: Pick<Now, 'pending' | 'failures'>) {
  return (
    <DashboardCard title="Payments">
      <Rows
        empty=""
        rows={[
          ['Orders that wait for money', `${formatCount(pending.orders)} · ${formatRupiah(pending.rupiah)}`],
          ['of them ending in 5 min', `${formatCount(pending.ending_orders)} · ${seats(pending.ending_seats)}`],
          ['Failed in the last hour', formatCount(failures.reduce((sum, { count }) => sum + count, 0))],
          ...failures.map(({ reason, count }): [string, string] => [`– ${failureName(reason)}`, formatCount(count)]),
        ]}
      />
      <Link component={RouterLink} to="/orders" variant="body2">
        Orders
      </Link>
    </DashboardCard>
  );
}

export function QueuesNow({ queues }: Pick<Now, 'queues'>) {
  const rows = queues.flatMap(({ name, length, oldest_seconds: oldest }): Array<[string, string]> => {
    const text = queueName(name);
    if (text === null) return [];
    return [
      [text, length > 0 && oldest !== null ? `${formatCount(length)} · ${duration(oldest)}` : formatCount(length)],
    ];
  });
  return (
    <DashboardCard title="Waiting to be done" hint="How many, and for how long the oldest.">
      <Rows empty="Nothing waits." rows={rows} />
    </DashboardCard>
  );
}

/** A link to the cases, where there are any. */
function Cases({ count, to }: { count: number; to: string }) {
  if (count === 0) return 'none';
  return (
    <Link component={RouterLink} to={to}>
      {formatCount(count)} to look at
    </Link>
  );
}

export function CasesNow({
  attention_count: attention,
  failed_mails: mails,
}: Pick<Now, 'attention_count' | 'failed_mails'>) {
  return (
    <DashboardCard title="Needs somebody">
      <Rows
        empty=""
        rows={[
          ['Orders', <Cases key="orders" count={attention} to="/reconciliation" />],
          [
            'Mails that failed',
            <Cases key="mails" count={mails} to={`/mails?filter=${encodeURIComponent('{"status":"failed"}')}`} />,
          ],
        ]}
      />
    </DashboardCard>
  );
}

export function RoomNow({ room }: { room: Now['waiting_room'] }) {
  return (
    <DashboardCard title="Waiting room" hint={ROOM_TEXTS[room.state]}>
      {room.state !== 'off' && (
        <Rows
          empty=""
          rows={[
            ['Waiting', formatCount(room.waiting)],
            ['Inside', formatCount(room.inside)],
            ['Let in a minute', formatCount(room.pace)],
          ]}
        />
      )}
    </DashboardCard>
  );
}

export function GatesNow({ gates }: Pick<Now, 'gates'>) {
  const total = gates.reduce((sum, gate) => sum + gate.total, 0);
  return (
    <DashboardCard title="Gates" hint={total > 0 ? `${formatCount(total)} checked in` : undefined}>
      <Rows
        empty="Nobody has been let in yet."
        rows={gates.map(({ gate, recent, total: all }) => [
          gate ?? 'No gate named',
          `${formatCount(all)} · ${formatCount(recent)} in 5 min`,
        ])}
      />
    </DashboardCard>
  );
}
