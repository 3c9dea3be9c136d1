import { ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { t } from '../../../lib/i18n/t';
import { serverText } from '../../../lib/i18n/serverText';

/** Makes number and states of the tickets fit the order again. */
export function RepairDialog({ order, onClose }: OrderDialogProps) {
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.repair(order),
    successText: serverText(ORDER_SUCCESS_TEXTS.repair(0)),
    failureText: t('Failed to sync tickets'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('Repair tickets of %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={t('Repair tickets')}
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText>
        {t(
          'The order will have %{ticketQuantity} ticket(s) in the state that “%{status}” asks for. Used tickets are left alone. Tickets that are right already stay as they are.',
          { ticketQuantity: order.ticket_quantity, status: t(order.status) },
        )}
      </DialogContentText>
    </ActionDialog>
  );
}
