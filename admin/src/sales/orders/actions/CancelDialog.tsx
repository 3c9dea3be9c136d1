import { formatRupiah, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { t } from '../../../lib/i18n/t';

/** Ends an order that waits for its money. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.cancel(order),
    successText: t(ORDER_SUCCESS_TEXTS.cancel),
    failureText: t('Failed to cancel order'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('Cancel %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={t('Cancel order')}
      closeLabel={t('Keep it')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText>
        {t(
          'The payment of %{buyerName} over %{finalAmount} is closed at the provider, and its %{ticketQuantity} seat(s) and code uses come back. If the money has come meanwhile, the order stays paid.',
          {
            buyerName: order.buyer_name,
            finalAmount: formatRupiah(order.final_amount),
            ticketQuantity: order.ticket_quantity,
          },
        )}
      </DialogContentText>
    </ActionDialog>
  );
}
