import LockClockIcon from '@mui/icons-material/LockClock';
import StorefrontIcon from '@mui/icons-material/Storefront';
import type { TicketType } from '@festival/contracts';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTiers } from '../useTiers';
import { CloseSaleDialog } from './CloseSaleDialog';
import { OpenSaleDialog } from './OpenSaleDialog';
import { t } from '../../../lib/i18n/t';

const FINGER_HIGH = { minHeight: 36 };

/** Open sale for a tier that isn't on sale; Close sale for one that is, or will be by itself. */
export function SaleButtons({ tier }: { tier: TicketType }) {
  const { tiers } = useTiers();
  const [asks, setAsks] = useState<'open' | 'close'>();
  const isSwitchedOn = tier.is_available && !tier.is_disabled && tier.button_text === 'BUY TICKET';
  const dialog = { tier, tiers, onClose: () => setAsks(undefined) };
  return (
    // A click in the dialog is none on the row behind it, which would open the form.
    <Box sx={{ display: 'inline-flex', gap: 1, whiteSpace: 'nowrap' }} onClick={(event) => event.stopPropagation()}>
      {!tier.on_sale && (
        <Button
          size="small"
          variant="outlined"
          sx={FINGER_HIGH}
          startIcon={<StorefrontIcon />}
          onClick={() => setAsks('open')}
        >
          {t('Open sale')}
        </Button>
      )}
      {isSwitchedOn && (
        <Button
          size="small"
          variant="outlined"
          sx={FINGER_HIGH}
          startIcon={<LockClockIcon />}
          onClick={() => setAsks('close')}
        >
          {t('Close sale')}
        </Button>
      )}
      {asks === 'open' && <OpenSaleDialog {...dialog} />}
      {asks === 'close' && <CloseSaleDialog {...dialog} />}
    </Box>
  );
}
