import { formatRupiah, type Now, type NowTrends } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/lists/StatCard';
import { t } from '../../../lib/i18n/t';
import { Figure } from '../Figure';
import { ROOM_TEXTS } from '../nowTexts';
import { Rows } from '../Rows';
import { figureOf, PaymentRows, QueueRows, TierRows } from '../TonightParts';
import { DeclineRows, MethodRows } from '../trends/PaymentTrends';
import { CurveLegend, SalesCurve } from '../trends/SalesCurve';
import { GateBars } from '../trends/GatesNow';
import { WallCard } from './WallCard';

/** Rows that a card has room for. */
const MOST_METHODS = 6;
const MOST_DECLINES = 3;
const MOST_GATES = 4;

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
    'repeat(4, minmax(0, 1fr))',
    <>
      <Figure label={t('Tickets in the last minute')} {...figureOf(sales.minute)} />
      <Figure label={t('In five minutes')} {...figureOf(sales.five_minutes)} />
      <Figure label={t('In an hour')} {...figureOf(sales.hour)} />
      <Figure label={t('Today')} value={formatCount(today?.tickets)} note={today ? formatRupiah(today.rupiah) : '–'} />
    </>,
  );
}

export function WallSales({ now, trends }: WallProps) {
  return line(
    'minmax(0, 3fr) minmax(0, 2fr)',
    <>
      <WallCard title={t('Today beside the last sale day')}>
        {trends && <CurveLegend today={trends.today} last={trends.last_day} />}
        {trends && <SalesCurve today={trends.today} last={trends.last_day} />}
      </WallCard>
      <WallCard title={now.is_on_sale ? t('Tickets') : t('Nothing is on sale just now.')}>
        <TierRows tiers={now.tiers} sellOut={trends?.sell_out} />
      </WallCard>
    </>,
  );
}

export function WallWork({ now, trends }: WallProps) {
  return line(
    'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
    <>
      <WallCard title={t('Payments')}>
        <PaymentRows pending={now.pending} failures={now.failures} isBrief />
        <Subtitle>{t('Why payments were denied')}</Subtitle>
        {trends && <DeclineRows declines={trends.declines.slice(0, MOST_DECLINES)} />}
      </WallCard>
      <WallCard title={t('Paid by method')}>
        {trends && <MethodRows methods={trends.methods.slice(0, MOST_METHODS)} />}
      </WallCard>
      <WallCard title={t('Waiting to be done')}>
        <QueueRows queues={now.queues} />
        <Subtitle>{t('Needs somebody')}</Subtitle>
        <WallCases now={now} />
      </WallCard>
      <WallCard title={t('Gates')}>
        <GateBars gates={now.gates.slice(0, MOST_GATES)} trends={trends} />
      </WallCard>
    </>,
  );
}

function WallCases({
  now: { attention_count: orders, failed_mails: mails, waiting_room: room },
}: Pick<WallProps, 'now'>) {
  return (
    <Rows
      empty=""
      rows={[
        [t('Orders'), formatCount(orders)],
        [t('Mails that failed'), formatCount(mails)],
        ...(room.state === 'off' ? [] : [[ROOM_TEXTS[room.state], formatCount(room.waiting)] as [string, string]]),
      ]}
    />
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
