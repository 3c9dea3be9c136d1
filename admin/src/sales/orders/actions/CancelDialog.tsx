import { formatRupiah, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';

/** Ends an order that waits for its money. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.cancel(order),
    successText: ORDER_SUCCESS_TEXTS.cancel,
    failureText: 'Failed to cancel order',
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={`Cancel ${order.order_number}`}
      submitLabel="Cancel order"
      closeLabel="Keep it"
      isDangerous
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText>
        The payment of {order.buyer_name} over {formatRupiah(order.final_amount)} is closed at the provider, and its{' '}
        {order.ticket_quantity} seat(s) and code uses come back. If the money has come meanwhile, the order stays paid.
      </DialogContentText>
    </ActionDialog>
  );
}
