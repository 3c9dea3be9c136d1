import { ORDER_CONFIRMATIONS, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';

const WORD = ORDER_CONFIRMATIONS.unlock;

/** Lets the payment provider's updates change the order again. */
export function UnlockDialog({ order, onClose }: OrderDialogProps) {
  const word = useConfirmedWord(WORD);
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.unlock(order, word.value.trim()),
    successText: ORDER_SUCCESS_TEXTS.unlock,
    failureText: 'Failed to unlock sync',
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={`Unlock sync of ${order.order_number}`}
      submitLabel="Unlock sync"
      busy={busy}
      error={error}
      onSubmit={() => word.check() && run()}
      onClose={onClose}
    >
      <DialogContentText>
        Updates from the payment provider will change this order again, also a status that was set by hand.
        {order.sync_locked_reason && ` It was locked for this reason: ${order.sync_locked_reason}`}
      </DialogContentText>
      <WordField label={`Type ${WORD}`} word={word} isFirst />
    </ActionDialog>
  );
}
