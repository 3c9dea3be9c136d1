import { formatRupiah, REFUND_CONFIRMATION as WORD, type Refund } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';
import { refundCalls } from './refundCalls';

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
    successText: isManual ? 'Refund confirmed.' : 'Refund sent.',
    failureText: 'The refund could not be confirmed',
    onDone: onClose,
  });
  return (
    <ActionDialog
      title="Confirm the refund"
      submitLabel={isManual ? 'Confirm refund' : 'Confirm and send'}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={() => word.check() && run()}
      onClose={onClose}
    >
      <DialogContentText>
        {isManual
          ? `${refund.requested_by} transferred ${formatRupiah(refund.amount)} to ${refund.account} (${refund.proof}). Confirm it only when you have seen the transfer.`
          : `${refund.requested_by} asked to send ${formatRupiah(refund.amount)} back through the payment provider (“${refund.reason}”). It is sent at once and cannot be undone.`}{' '}
        {refund.tickets.length > 0
          ? `It ends ${refund.tickets.join(', ')} for good, and the seats go back on sale.`
          : 'A refund of all the money cancels the tickets.'}{' '}
        The buyer is told by mail.
      </DialogContentText>
      <WordField label={`Type ${WORD}`} word={word} isFirst />
    </ActionDialog>
  );
}
