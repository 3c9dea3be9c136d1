import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { whatsAppNumber } from '@festival/contracts';
import { IconButton, Tooltip } from '@mui/material';

/** Opens a chat with the buyer; nothing when the phone can't be a WhatsApp number (specification, section 5). */
export function WhatsAppLink({ phone, name }: { phone: string; name: string }) {
  const number = whatsAppNumber(phone);
  if (!number) return <span title="Not a valid phone number">–</span>;
  return (
    <Tooltip title={phone}>
      <IconButton
        size="small"
        color="success"
        href={`https://wa.me/${number}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp ${name}`}
        onClick={(event) => event.stopPropagation()}
      >
        <WhatsAppIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
