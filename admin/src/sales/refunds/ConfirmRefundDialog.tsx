import { formatRupiah, REFUND_CONFIRMATION as WORD, type Refund } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';
import { refundCalls } from './refundCalls';
import { t } from '../../lib/i18n/t';

interface ConfirmRefundDialogProps {
  orderNumber: string;
  refund: Refund;
  onClose: () => void;
}

/** The second person's word: that the transfer was made, or that the provider shall send the money. */
export function ConfirmRefundDialog({ orderNumber, refund, onClose }: ConfirmRefundDialogProps) {
  const word = useConfirmedWord(WORD);
  const isManual = refund.way === 'manual';
  const { run, busy, error } = useDialogAction({
    call: () => refundCalls.confirm(orderNumber, refund.id, WORD),
    successText: isManual ? t('Refund confirmed.') : t('Refund sent.'),
    failureText: t('The refund could not be confirmed'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('Confirm the refund')}
      submitLabel={isManual ? t('Confirm refund') : t('Confirm and send')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={() => word.check() && run()}
      onClose={onClose}
    >
      <DialogContentText>
        {t('%{requestedBy} %{tickets} The buyer is told by mail.', {
          requestedBy: isManual
            ? t(
                '%{requestedBy} transferred %{amount} to %{account} (%{proof}). Confirm it only when you have seen the transfer.',
                {
                  requestedBy: refund.requested_by,
                  amount: formatRupiah(refund.amount),
                  account: refund.account,
                  proof: refund.proof,
                },
              )
            : t(
                '%{requestedBy} asked to send %{amount} back through the payment provider (“%{reason}”). It is sent at once and cannot be undone.',
                { requestedBy: refund.requested_by, amount: formatRupiah(refund.amount), reason: refund.reason },
              ),
          tickets:
            refund.tickets.length > 0
              ? t('It ends %{tickets} for good, and the seats go back on sale.', { tickets: refund.tickets.join(', ') })
              : t('A refund of all the money cancels the tickets.'),
        })}
      </DialogContentText>
      <WordField label={t('Type %{word}', { word: WORD })} word={word} isFirst />
    </ActionDialog>
  );
}
