import { formatRupiah, type Now, type NowTrends } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RUPIAH } from '../../../shared/charts/chartDays';
import { formatCount } from '../../../shared/lists/StatCard';
import { t } from '../../../lib/i18n/t';
import { Figure } from '../Figure';
import { ROOM_TEXTS } from '../nowTexts';
import { Rows } from '../Rows';
import { figureOf, leftText, QueueRows, seats } from '../TonightParts';
import { DeclineRows, MethodRows } from '../trends/PaymentTrends';
import { CurveLegend, SalesCurve } from '../trends/SalesCurve';
import { GateBars } from '../trends/GatesNow';
import { lastsText } from '../trends/trendTexts';
import { WallCard } from './WallCard';

/** Rows that a card has room for. */
const MOST_METHODS = 6;
const MOST_DECLINES = 3;
const MOST_GATES = 4;
const MOST_TIERS = 3;

export interface WallProps {
  now: Now;
  /** Undefined until they are counted. */
  trends: NowTrends | undefined;
}

const line = (columns: string, children: ReactNode) => (
  <Box sx={{ display: 'grid', gap: 'calc(var(--u) * 0.8)', gridTemplateColumns: columns, minHeight: 0 }}>
    {children}
  </Box>
);

/** What is sold: the figures of the moment and of the day. */
export function WallFigures({ now: { sales }, trends }: WallProps) {
  const today = trends?.today;
  return line(
    'var(--figure-columns)',
    <>
      <Figure label={t('Tickets in the last minute')} {...figureOf(sales.minute)} />
      <Figure label={t('In the last five minutes')} {...figureOf(sales.five_minutes)} />
      <Figure label={t('In the last hour')} {...figureOf(sales.hour)} />
      <Figure label={t('Today')} value={formatCount(today?.tickets)} note={today ? formatRupiah(today.rupiah) : '–'} />
    </>,
  );
}

export function WallSales({ now, trends }: WallProps) {
  return line(
    'var(--sales-columns)',
    <>
      <WallCard title={t('Today beside the last sale day')}>{trends && <Curves trends={trends} />}</WallCard>
      <Box
        sx={{
          display: 'grid',
          gap: 'calc(var(--u) * 0.8)',
          gridTemplateRows: 'fit-content(65%) minmax(0, 1fr)',
          minHeight: 0,
        }}
      >
        <WallCard title={now.is_on_sale ? t('Tickets left, and for how long') : t('Nothing is on sale just now.')}>
          <LeftRows now={now} trends={trends} />
        </WallCard>
        <WallCard title={t('Waiting to be done')}>
          <WaitingRows now={now} />
        </WallCard>
      </Box>
    </>,
  );
}

export function WallWork({ now, trends }: WallProps) {
  return line(
    'var(--work-columns)',
    <>
      <WallCard title={t('Payments')}>
        <MoneyRows now={now} />
        <Subtitle>{t('Why payments were denied')}</Subtitle>
        {trends && <DeclineRows declines={trends.declines.slice(0, MOST_DECLINES)} />}
      </WallCard>
      <WallCard title={t('Paid by method')}>
        {trends && <MethodRows methods={trends.methods.slice(0, MOST_METHODS)} />}
      </WallCard>
      <WallCard title={t('Gates, the last hour by five minutes')}>
        <GateBars gates={now.gates.slice(0, MOST_GATES)} trends={trends} />
      </WallCard>
    </>,
  );
}

function Curves({ trends: { today, last_day: last } }: { trends: NowTrends }) {
  if (today.tickets === 0 && !last) return <Rows rows={[]} empty={t('Nothing has been sold yet.')} />;
  return (
    <>
      <CurveLegend today={today} last={last} />
      <SalesCurve today={today} last={last} />
    </>
  );
}

/** Those that sell now first; without those that have sold nothing, unless none has. */
function LeftRows({ now: { tiers }, trends }: WallProps) {
  const lastsOf = (type: string) => trends?.sell_out.find((each) => each.type === type);
  const selling = tiers.filter(({ sold, held }) => sold + held > 0);
  const shown = (selling.length > 0 ? selling : tiers).toSorted(
    (one, other) => Number(lastsOf(one.type) === undefined) - Number(lastsOf(other.type) === undefined),
  );
  const rows = shown.slice(0, MOST_TIERS).map(({ type, header, sold, left }): [string, string] => {
    const lasts = lastsOf(type);
    if (left === null) return [header, t('%{sold} sold, no limit', { sold: formatCount(sold) })];
    return [header, lasts ? `${leftText(left)} · ${lastsText(lasts.minutes)}` : leftText(left)];
  });
  return <Rows rows={rows} empty={t('There are no ticket types.')} />;
}

function MoneyRows({ now: { pending, failures } }: Pick<WallProps, 'now'>) {
  return (
    <Rows
      empty=""
      rows={[
        [t('Awaited'), `${formatCount(pending.orders)} · ${RUPIAH.short(pending.rupiah)}`],
        [t('Ending in 5 min'), `${formatCount(pending.ending_orders)} · ${seats(pending.ending_seats)}`],
        [t('Failed in the last hour'), formatCount(failures.reduce((sum, { count }) => sum + count, 0))],
      ]}
    />
  );
}

/** What is empty isn't shown. */
function WaitingRows({
  now: { queues, attention_count: orders, failed_mails: mails, waiting_room: room },
}: Pick<WallProps, 'now'>) {
  const rows: Array<[string, number]> = [
    [t('Orders that need somebody'), orders],
    [t('Mails that failed'), mails],
    [ROOM_TEXTS[room.state], room.state === 'off' ? 0 : room.waiting],
  ];
  const there = rows.filter(([, count]) => count > 0);
  const waiting = queues.filter(({ length }) => length > 0);
  if (there.length === 0) return <QueueRows queues={waiting} />;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--row-gap)' }}>
      <Rows empty="" rows={there.map(([name, count]) => [name, formatCount(count)])} />
      {waiting.length > 0 && <QueueRows queues={waiting} />}
    </Box>
  );
}

function Subtitle({ children }: { children: string }) {
  return (
    <Typography
      component="h3"
      sx={{ color: 'text.secondary', fontSize: 'var(--label-size)', fontWeight: 600, mt: 'calc(var(--u) * 0.5)' }}
    >
      {children}
    </Typography>
  );
}
