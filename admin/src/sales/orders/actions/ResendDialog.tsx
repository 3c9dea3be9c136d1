import { ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';

/** Mails tickets and receipt once more. */
export function ResendDialog({ order, onClose }: OrderDialogProps) {
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.resend(order),
    successText: ORDER_SUCCESS_TEXTS.resend,
    failureText: 'Failed to resend receipt',
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={`Resend receipt of ${order.order_number}`}
      submitLabel="Send"
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        Tickets and receipt go to {order.buyer_email} once more.
      </DialogContentText>
    </ActionDialog>
  );
}
