import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DownloadIcon from '@mui/icons-material/Download';
import MailIcon from '@mui/icons-material/Mail';
import PrintIcon from '@mui/icons-material/Print';
import { isSuccessful, type AdminOrder } from '@festival/contracts';
import { Button } from '@mui/material';
import { useOrderDialogs } from '../orderDialogsContext';
import { orderPapers } from '../orderCalls';

/** Print, send and download the papers of an order; there are none before it is paid. */
export function OrderPaperButtons({ order }: { order: AdminOrder }) {
  const openDialog = useOrderDialogs();
  const disabled = !isSuccessful(order.status);
  const hasTickets = order.tickets?.some(({ status }) => status === 'valid' || status === 'used') ?? false;
  return (
    <>
      {/* The browser's own viewer prints the PDF: the paper is the one that the buyer was mailed. */}
      <Button href={orderPapers.receipt(order)} target="_blank" startIcon={<PrintIcon />} disabled={disabled}>
        Print receipt
      </Button>
      <Button onClick={() => openDialog('resend', order)} startIcon={<MailIcon />} disabled={disabled}>
        Send email
      </Button>
      <Button href={orderPapers.receipt(order)} download startIcon={<DownloadIcon />} disabled={disabled}>
        Download receipt
      </Button>
      <Button
        href={orderPapers.tickets(order)}
        download
        startIcon={<ConfirmationNumberIcon />}
        disabled={disabled || !hasTickets}
      >
        Download e-tickets
      </Button>
    </>
  );
}
