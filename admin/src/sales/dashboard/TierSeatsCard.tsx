import type { TierSeats } from '@festival/contracts';
import { Box, Link, Typography, useTheme } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../shared/lists/EmptyState';
import { formatCount } from '../../shared/lists/StatCard';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { tierColour } from './tierColour';
import { t } from '../../lib/i18n/t';

function wordsOf({ sold, held, quota, left }: TierSeats): string {
  const room =
    quota === null || left === null
      ? t('no limit')
      : t('%{left} of %{quota} left', { left: formatCount(left), quota: formatCount(quota) });
  return t('%{sold} sold, %{held} held, %{room}', { sold: formatCount(sold), held: formatCount(held), room });
}

/** The bar only helps the eye: the text next to it says all. Without a quota there is nothing that could be full. */
function TierRow({ tier }: { tier: TierSeats }) {
  const { header, background_color, sold, held, quota } = tier;
  const colour = tierColour(background_color, useTheme());
  const share = (seats: number) => `${Math.min(100, (seats / Math.max(1, quota ?? 1)) * 100)}%`;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {header}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {wordsOf(tier)}
        </Typography>
      </Box>
      {quota !== null && (
        <Box
          aria-hidden
          sx={{ display: 'flex', height: 10, mt: 0.5, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
        >
          <Box sx={{ width: share(sold), bgcolor: colour }} />
          <Box sx={{ width: share(held), bgcolor: colour, opacity: 0.45 }} />
        </Box>
      )}
    </Box>
  );
}

/** How far each tier is sold; held seats wait for their payment. */
export function TierSeatsCard({ tiers }: { tiers: TierSeats[] }) {
  return (
    <DashboardCard
      title={t('Tiers')}
      hint={t('Seats sold, held by orders that wait for payment, and left of the quota.')}
    >
      {tiers.length === 0 && <EmptyState title={t('No ticket types')} hint={t('Make one to start selling.')} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tiers.map((tier) => (
          <TierRow key={tier.type} tier={tier} />
        ))}
      </Box>
      <Link component={RouterLink} to="/ticket-types" variant="body2">
        {t('Ticket types')}
      </Link>
    </DashboardCard>
  );
}
