import { ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';

/** Makes number and states of the tickets fit the order again. */
export function RepairDialog({ order, onClose }: OrderDialogProps) {
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.repair(order),
    successText: ORDER_SUCCESS_TEXTS.repair(0),
    failureText: 'Failed to sync tickets',
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={`Repair tickets of ${order.order_number}`}
      submitLabel="Repair tickets"
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText>
        The order will have {order.ticket_quantity} ticket(s) in the state that “{order.status}” asks for. Used tickets
        are left alone. Tickets that are right already stay as they are.
      </DialogContentText>
    </ActionDialog>
  );
}
