import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import type { AdminOrder } from '@festival/contracts';
import { Tooltip } from '@mui/material';
import { ATTENTION_TEXTS } from '../../status/orderLabels';
import { t } from '../../../lib/i18n/t';

/** A sign at an order that a person must look at; nothing at the others. */
export function AttentionIcon({ order }: { order: AdminOrder }) {
  if (!order.attention) return null;
  return (
    <Tooltip title={ATTENTION_TEXTS[order.attention]}>
      <WarningAmberIcon
        color="warning"
        fontSize="small"
        titleAccess={t('Needs attention')}
        sx={{ verticalAlign: 'text-bottom' }}
      />
    </Tooltip>
  );
}
