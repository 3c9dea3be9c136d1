import { formatRupiah, type Now, type NowSales } from '@festival/contracts';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { formatCount } from '../../shared/lists/StatCard';
import { Figure } from './Figure';
import { duration, failureName, queueRow, ROOM_TEXTS } from './nowTexts';
import { t } from '../../lib/i18n/t';

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
      <Figure label={t('Tickets in the last minute')} {...figureOf(sales.minute)} />
      <Figure label={t('In five minutes')} {...figureOf(sales.five_minutes)} />
      <Figure label={t('In an hour')} {...figureOf(sales.hour)} />
    </Box>
  );
}

export function TiersNow({ tiers, isOnSale }: { tiers: Now['tiers']; isOnSale: boolean }) {
  return (
    <DashboardCard title={t('Tickets')} hint={isOnSale ? undefined : t('Nothing is on sale just now.')}>
      <Rows
        empty={t('There are no ticket types.')}
        rows={tiers.map(({ header, sold, held, left }) => [
          header,
          t('%{sold} sold · %{held} held · %{left}', {
            sold: formatCount(sold),
            held: formatCount(held),
            left: left === null ? t('no limit') : t('%{left} left', { left: formatCount(left) }),
          }),
        ])}
      />
      <Link component={RouterLink} to="/ticket-types" variant="body2">
        {t('Ticket types')}
      </Link>
    </DashboardCard>
  );
}

const seats = (count: number): string =>
  count === 1 ? t('1 seat') : t('%{count} seats', { count: formatCount(count) });

export function PaymentsNow({ pending, failures }: Pick<Now, 'pending' | 'failures'>) {
  return (
    <DashboardCard title={t('Payments')}>
      <Rows
        empty=""
        rows={[
          [t('Orders that wait for money'), `${formatCount(pending.orders)} · ${formatRupiah(pending.rupiah)}`],
          [t('of them ending in 5 min'), `${formatCount(pending.ending_orders)} · ${seats(pending.ending_seats)}`],
          [t('Failed in the last hour'), formatCount(failures.reduce((sum, { count }) => sum + count, 0))],
          ...failures.map(({ reason, count }): [string, string] => [`– ${failureName(reason)}`, formatCount(count)]),
        ]}
      />
      <Link component={RouterLink} to="/orders" variant="body2">
        {t('Orders')}
      </Link>
    </DashboardCard>
  );
}

export function QueuesNow({ queues }: Pick<Now, 'queues'>) {
  const rows = queues.flatMap(({ name, length, oldest_seconds: oldest }): Array<[string, string]> => {
    const text = queueRow(name);
    if (text === null) return [];
    return [
      [text, length > 0 && oldest !== null ? `${formatCount(length)} · ${duration(oldest)}` : formatCount(length)],
    ];
  });
  return (
    <DashboardCard title={t('Waiting to be done')} hint={t('How many, and for how long the oldest.')}>
      <Rows empty={t('Nothing waits.')} rows={rows} />
    </DashboardCard>
  );
}

/** A link to the cases, where there are any. */
function Cases({ count, to }: { count: number; to: string }) {
  if (count === 0) return t('none');
  return (
    <Link component={RouterLink} to={to}>
      {t('%{count} to look at', { count: formatCount(count) })}
    </Link>
  );
}

export function CasesNow({
  attention_count: attention,
  failed_mails: mails,
}: Pick<Now, 'attention_count' | 'failed_mails'>) {
  return (
    <DashboardCard title={t('Needs somebody')}>
      <Rows
        empty=""
        rows={[
          [t('Orders'), <Cases key="orders" count={attention} to="/reconciliation" />],
          [
            t('Mails that failed'),
            <Cases key="mails" count={mails} to={`/mails?filter=${encodeURIComponent('{"status":"failed"}')}`} />,
          ],
        ]}
      />
    </DashboardCard>
  );
}

export function RoomNow({ room }: { room: Now['waiting_room'] }) {
  return (
    <DashboardCard title={t('Waiting room')} hint={ROOM_TEXTS[room.state]}>
      {room.state !== 'off' && (
        <Rows
          empty=""
          rows={[
            [t('Waiting'), formatCount(room.waiting)],
            [t('Inside'), formatCount(room.inside)],
            [t('Let in a minute'), formatCount(room.pace)],
          ]}
        />
      )}
    </DashboardCard>
  );
}

export function GatesNow({ gates }: Pick<Now, 'gates'>) {
  const total = gates.reduce((sum, gate) => sum + gate.total, 0);
  return (
    <DashboardCard
      title={t('Gates')}
      hint={total > 0 ? t('%{total} checked in', { total: formatCount(total) }) : undefined}
    >
      <Rows
        empty={t('Nobody has been let in yet.')}
        rows={gates.map(({ gate, recent, total: all }) => [
          gate ?? t('No gate named'),
          t('%{all} · %{recent} in 5 min', { all: formatCount(all), recent: formatCount(recent) }),
        ])}
      />
    </DashboardCard>
  );
}
