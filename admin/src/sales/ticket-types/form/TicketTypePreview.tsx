import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import {
  formatCardPrice,
  saleObstacles,
  shownButtonText,
  toSaleState,
  type SaleObstacle,
  type TicketType,
  type TicketTypeRequest,
} from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTiers } from '../useTiers';
import { SaleState } from '../sale/OnSaleChip';
import { t } from '../../../lib/i18n/t';

const EMPTY: TicketTypeRequest = {
  sort_order: 0,
  type: '',
  header: '',
  price: null,
  button_text: 'COMING SOON',
  is_disabled: true,
  is_available: false,
  background_color: '',
  quota: null,
  sales_start_at: null,
  sales_end_at: null,
  starts_after: null,
};
const COLOUR = /^#[0-9a-f]{6}$/i;

/** The public card as the form would leave it, and whether it could be bought. */
export function TicketTypePreview() {
  const record = useRecordContext<TicketType>();
  const { tiers } = useTiers();
  const typed = useWatch<TicketTypeRequest>();
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== undefined));
  const values = { ...EMPTY, ...filled, sold: record?.sold ?? 0, opened_at: record?.opened_at ?? null };
  const tier = toSaleState(values);
  const all = [...tiers.filter(({ id }) => id !== record?.id).map(toSaleState), tier];
  const [now] = useState(() => new Date());
  return (
    <Box component="section" aria-label={t('Preview')} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t('On the ticket page, saved like this')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Card values={values} buttonText={shownButtonText(tier, all, now)} obstacles={saleObstacles(tier, all, now)} />
        <SaleState tier={{ not_on_sale: saleObstacles(tier, all, now) }} />
      </Box>
    </Box>
  );
}

interface CardProps {
  values: TicketTypeRequest;
  buttonText: string;
  obstacles: SaleObstacle[];
}

/** The look of the public site's card, on its own paper whatever the theme. */
function Card({ values, buttonText, obstacles }: CardProps) {
  const colour = COLOUR.test(values.background_color) ? values.background_color : '#F26B21';
  const isOnSale = obstacles.length === 0;
  return (
    <Box sx={{ width: 220, borderRadius: 1, overflow: 'hidden', bgcolor: '#fbf6e9', color: '#1b1530', boxShadow: 2 }}>
      <Box sx={{ display: 'grid', placeItems: 'center', height: 56, bgcolor: colour, color: '#fff' }}>
        <ConfirmationNumberOutlinedIcon
          aria-hidden
          sx={{ p: 0.75, fontSize: 40, borderRadius: '50%', bgcolor: '#0007' }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, p: 2, textAlign: 'center' }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{values.header || t('Header')}</Typography>
        <Typography sx={{ fontWeight: 800, fontSize: '1.25rem' }}>{formatCardPrice(values.price)}</Typography>
        <Box
          sx={{
            py: 1,
            borderRadius: 1,
            fontWeight: 700,
            bgcolor: isOnSale ? '#ffc22f' : '#ddd6c4',
            color: isOnSale ? '#1b1530' : '#5d5568',
          }}
        >
          {buttonText}
        </Box>
      </Box>
    </Box>
  );
}
