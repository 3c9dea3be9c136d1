import RestartAltIcon from '@mui/icons-material/RestartAlt';
import {
  type AdminTicket,
  confirmsTicketCode,
  isSuccessful,
  TICKET_RESET_TEXTS as TEXTS,
  type AdminOrder,
} from '@festival/contracts';
import { Button, Box, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { statusWord } from '../status/orderLabels';
import { DialogField } from '../../shared/dialogs/DialogField';
import { SecretField } from './SecretField';
import { ticketCalls } from './ticketCalls';
import { useReset } from './useReset';
import { t } from '../../lib/i18n/t';

/** Only what was used at the gate can be taken back. */
export function ResetTicketButton({ ticket }: { ticket: AdminTicket }) {
  // As it was when asked: the list may load a check-in that the admin hasn't seen.
  const [asked, setAsked] = useState<AdminTicket | null>(null);
  return (
    <>
      <span title={ticket.status === 'used' ? undefined : t('Only a used ticket can be reset')}>
        <Button
          size="small"
          startIcon={<RestartAltIcon />}
          sx={{ whiteSpace: 'nowrap' }}
          disabled={ticket.status !== 'used'}
          onClick={() => setAsked(ticket)}
        >
          {t('Reset')}
        </Button>
      </span>
      {asked && <ResetTicketDialog ticket={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ResetTicketDialogProps {
  ticket: AdminTicket;
  onClose: () => void;
}

type Step = 'confirm' | 'code' | 'secret';

/** Leads to the confirmations where the ticket's order is paid; else it says why not, as the server would at their end. */
function ResetTicketDialog({ ticket, onClose }: ResetTicketDialogProps) {
  const { data: order } = useGetOne<AdminOrder>('orders', { id: ticket.order_id });
  if (!order || isSuccessful(order.status)) return <Confirmations ticket={ticket} onClose={onClose} />;
  return (
    <ActionDialog title={t('Reset ticket')} onClose={onClose}>
      <DialogContentText>
        {t('Only tickets of paid orders can be reset: a ticket whose money went back must let nobody in again.')}
      </DialogContentText>
      <Link to={`/orders/${ticket.order_id}/show`}>
        {t('Order %{orderNumber} is %{status}', { orderNumber: ticket.order_number, status: statusWord(order.status) })}
      </Link>
    </ActionDialog>
  );
}

/** Three confirmations: yes, the ticket's code, the secret. Cancelling any of them leaves the ticket as it is. */
function Confirmations({ ticket, onClose }: ResetTicketDialogProps) {
  const [step, setStep] = useState<Step>('confirm');
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { run, busy } = useReset({
    call: (typed) => ticketCalls.reset(ticket, code, typed),
    successText: ({ envelope }) => envelope.message ?? TEXTS.done,
    failureText: t(TEXTS.failed),
    onDone: onClose,
  });

  const submit = () => {
    if (step === 'confirm') return setStep('code');
    const isRight = step === 'code' ? confirmsTicketCode(code, ticket.ticket_code) : secret.trim() !== '';
    setIsRefused(!isRight);
    if (!isRight) return undefined;
    return step === 'code' ? setStep('secret') : run(secret);
  };
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text);
    setIsRefused(false);
  };

  return (
    <ActionDialog
      title={t('Reset ticket')}
      submitLabel={step === 'secret' ? t('Reset ticket') : t('Continue')}
      isDangerous
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {step === 'confirm' && <Question ticket={ticket} />}
      {step === 'code' && (
        <>
          <DialogContentText>
            {t('Type the ticket code to confirm:')}{' '}
            <Box component="code" sx={{ whiteSpace: 'nowrap' }}>
              {ticket.ticket_code}
            </Box>
          </DialogContentText>
          <DialogField
            label={t('Ticket code')}
            value={code}
            maxLength={64}
            error={isRefused ? t(TEXTS.codeDiffers) : undefined}
            onChange={edit(setCode)}
            isFirst
          />
        </>
      )}
      {step === 'secret' && (
        <>
          <DialogContentText>
            {t('This is the last question. Type the secret code to reset the ticket.')}
          </DialogContentText>
          <SecretField value={secret} isMissing={isRefused} onChange={edit(setSecret)} />
        </>
      )}
    </ActionDialog>
  );
}

function Question({ ticket }: { ticket: AdminTicket }) {
  return (
    <DialogContentText>
      {t('The ticket of %{buyerName} becomes VALID again%{checkedInAt}: whoever holds it can be let in once more.', {
        buyerName: ticket.order.buyer_name,
        checkedInAt:
          ticket.checked_in_at &&
          t(' and its check-in of %{checkedInAt} is cleared', { checkedInAt: formatJakarta(ticket.checked_in_at) }),
      })}
    </DialogContentText>
  );
}
