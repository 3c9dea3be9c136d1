import type { TicketType } from '@festival/contracts';
import { Box, LinearProgress, Typography } from '@mui/material';
import { heldText, soldText } from '../ticketTypeTexts';

/** How full a tier is. Without a quota there is nothing to fill. */
export function SoldBar({ tier }: { tier: TicketType }) {
  const share = tier.quota ? Math.min(100, (tier.sold / tier.quota) * 100) : 0;
  return (
    <Box sx={{ minWidth: 110 }}>
      {soldText(tier)}
      {tier.quota !== null && (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label={`${tier.header}: seats taken`}
          color={share >= 90 ? 'warning' : 'primary'}
          sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
        />
      )}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {heldText(tier)}
      </Typography>
    </Box>
  );
}
