import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { whatsAppNumber, type AdminOrder } from '@festival/contracts';
import { IconButton, Tooltip } from '@mui/material';
import { whatsAppMessage } from './whatsAppMessage';
import { t } from '../../../lib/i18n/t';

/** Opens a chat with the buyer; nothing when the phone can't be a WhatsApp number. */
export function WhatsAppLink({ order }: { order: AdminOrder }) {
  const number = whatsAppNumber(order.buyer_phone);
  if (!number) return <span title={t('Not a valid phone number')}>–</span>;
  return (
    <Tooltip title={order.buyer_phone}>
      <IconButton
        size="small"
        color="success"
        href={`https://wa.me/${number}?text=${encodeURIComponent(whatsAppMessage(order))}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('WhatsApp %{buyerName}', { buyerName: order.buyer_name })}
        onClick={(event) => event.stopPropagation()}
      >
        <WhatsAppIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
