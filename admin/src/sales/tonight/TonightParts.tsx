import { formatRupiah, type Now, type NowSales, type SellOutEstimate } from '@festival/contracts';
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { formatCount } from '../../shared/lists/StatCard';
import { Figure } from './Figure';
import { Rows } from './Rows';
import { Sparkline } from './Sparkline';
import { lastsText } from './trends/trendTexts';
import { duration, failureName, queueRow, ROOM_TEXTS } from './nowTexts';
import { t } from '../../lib/i18n/t';

export const figureOf = ({ tickets, rupiah }: NowSales) => ({
  value: formatCount(tickets),
  note: formatRupiah(rupiah),
});

export function SalesFigures({ sales }: Pick<Now, 'sales'>) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
      <Figure label={t('Tickets in the last minute')} {...figureOf(sales.minute)} />
      <Figure label={t('In the last five minutes')} {...figureOf(sales.five_minutes)} />
      <Figure label={t('In the last hour')} {...figureOf(sales.hour)} />
    </Box>
  );
}

/** The last hour by the minute. */
export function SalesMinutes({ minutes }: Pick<Now, 'minutes'>) {
  const values = minutes.map(({ tickets }) => tickets);
  const label = t('Tickets a minute in the last hour: %{sum} in all, %{max} in the best minute.', {
    sum: formatCount(values.reduce((all, value) => all + value, 0)),
    max: formatCount(Math.max(0, ...values)),
  });
  return <Sparkline values={values} label={label} from={t('60 minutes ago')} to={t('now')} />;
}

interface TiersProps {
  tiers: Now['tiers'];
  isOnSale: boolean;
  /** Of the tiers of which one can tell; undefined until it is known. */
  sellOut: readonly SellOutEstimate[] | undefined;
}

export function TiersNow({ tiers, isOnSale, sellOut }: TiersProps) {
  return (
    <DashboardCard title={t('Tickets')} hint={isOnSale ? undefined : t('Nothing is on sale just now.')}>
      <TierRows tiers={tiers} sellOut={sellOut} />
      <Link component={RouterLink} to="/ticket-types" variant="body2">
        {t('Ticket types')}
      </Link>
    </DashboardCard>
  );
}

export const leftText = (left: number | null): string =>
  left === null ? t('no limit') : t('%{left} left', { left: formatCount(left) });

function TierRows({ tiers, sellOut }: Omit<TiersProps, 'isOnSale'>) {
  return (
    <Rows
      empty={t('There are no ticket types.')}
      rows={tiers.flatMap(({ type, header, sold, held, left }): Array<[string, string]> => {
        const lasts = sellOut?.find((each) => each.type === type);
        return [
          [
            header,
            t('%{sold} sold · %{held} held · %{left}', {
              sold: formatCount(sold),
              held: formatCount(held),
              left: leftText(left),
            }),
          ],
          ...(lasts ? [[t('– sold out at this pace in'), lastsText(lasts.minutes)] as [string, string]] : []),
        ];
      })}
    />
  );
}

export const seats = (count: number): string =>
  count === 1 ? t('1 seat') : t('%{count} seats', { count: formatCount(count) });

type PaymentsProps = Pick<Now, 'pending' | 'failures'>;

const PENDING_ORDERS = `/orders?filter=${encodeURIComponent(JSON.stringify({ status: 'pending' }))}`;

export function PaymentsNow({ pending, failures }: PaymentsProps) {
  return (
    <DashboardCard title={t('Payments')}>
      <PaymentRows pending={pending} failures={failures} />
      <Link component={RouterLink} to={PENDING_ORDERS} variant="body2">
        {t('Orders that wait for money')}
      </Link>
    </DashboardCard>
  );
}

function PaymentRows({ pending, failures }: PaymentsProps) {
  return (
    <Rows
      empty=""
      rows={[
        [t('Orders that wait for money'), `${formatCount(pending.orders)} · ${formatRupiah(pending.rupiah)}`],
        [t('of them ending in 5 min'), `${formatCount(pending.ending_orders)} · ${seats(pending.ending_seats)}`],
        [t('Failed in the last hour'), formatCount(failures.reduce((sum, { count }) => sum + count, 0))],
        ...failures.map(({ reason, count }): [string, string] => [`– ${failureName(reason)}`, formatCount(count)]),
      ]}
    />
  );
}

export function QueuesNow({ queues }: Pick<Now, 'queues'>) {
  return (
    <DashboardCard title={t('Waiting to be done')} hint={t('How many, and for how long the oldest.')}>
      <QueueRows queues={queues} />
    </DashboardCard>
  );
}

export function QueueRows({ queues }: Pick<Now, 'queues'>) {
  const rows = queues.flatMap(({ name, length, oldest_seconds: oldest }): Array<[string, string]> => {
    const text = queueRow(name);
    if (text === null) return [];
    return [[text, lengthAndAge(length, oldest)]];
  });
  return <Rows empty={t('Nothing waits.')} rows={rows} />;
}

function lengthAndAge(length: number, oldest: number | null): string {
  return length > 0 && oldest !== null ? `${formatCount(length)} · ${duration(oldest)}` : formatCount(length);
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

type CasesProps = Pick<Now, 'attention_count' | 'failed_mails'>;

export function CasesNow({ attention_count: attention, failed_mails: mails }: CasesProps) {
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

export function RoomNow({ waiting_room: room, queues }: Pick<Now, 'waiting_room' | 'queues'>) {
  const oldest = queues.find(({ name }) => name === 'waiting_room')?.oldest_seconds ?? null;
  return (
    <DashboardCard title={t('Waiting room')} hint={ROOM_TEXTS[room.state]}>
      {room.state !== 'off' && (
        <Rows
          empty=""
          rows={[
            [t('Waiting'), lengthAndAge(room.waiting, oldest)],
            [t('Inside'), formatCount(room.inside)],
            [t('Let in a minute'), formatCount(room.pace)],
          ]}
        />
      )}
    </DashboardCard>
  );
}
