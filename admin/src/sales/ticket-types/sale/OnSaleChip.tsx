import type { SaleObstacle, TicketType } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { useTiers } from '../useTiers';
import { obstacleText } from './saleChanges';
import { t } from '../../../lib/i18n/t';

/** Whether a visitor could buy it now. */
export function OnSaleChip({ tier }: { tier: Pick<TicketType, 'not_on_sale'> }) {
  const reasons = tier.not_on_sale.map(({ reason }) => reason);
  if (reasons.length === 0) return <StatusChip label={t('On sale')} tone="success" />;
  if (reasons.includes('sold_out')) return <StatusChip label={t('Sold out')} tone="error" />;
  const isWaiting = reasons.every((reason) => reason === 'not_started' || reason === 'waits_for');
  return isWaiting ? (
    <StatusChip label={t('Waiting')} tone="info" />
  ) : (
    <StatusChip label={t('Not on sale')} tone="default" />
  );
}

/** The same, and each reason why not. */
export function SaleState({ tier }: { tier: Pick<TicketType, 'not_on_sale'> }) {
  return (
    <Box>
      <OnSaleChip tier={tier} />
      <SaleReasons tier={tier} />
    </Box>
  );
}

/** Each reason why a visitor can't buy it, except the seats, which its chip names. */
export function SaleReasons({ tier }: { tier: Pick<TicketType, 'not_on_sale'> }) {
  const { tiers } = useTiers();
  const others = tier.not_on_sale.filter(({ reason }) => reason !== 'sold_out');
  if (others.length === 0) return null;
  return (
    <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary', maxWidth: 260 }}>
      {isClosed(others) ? t('The sale is closed') : others.map((each) => obstacleText(each, tiers)).join(' · ')}
    </Typography>
  );
}

/** What *Close sale* leaves: three switches that one button turns again. */
const isClosed = (obstacles: readonly SaleObstacle[]): boolean =>
  obstacles.length === CLOSED.length && obstacles.every(({ reason }) => CLOSED.includes(reason));
const CLOSED: ReadonlyArray<SaleObstacle['reason']> = ['not_available', 'disabled', 'button_text'];
