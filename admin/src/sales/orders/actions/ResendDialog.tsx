import { ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { t } from '../../../lib/i18n/t';

/** Mails tickets and receipt once more. */
export function ResendDialog({ order, onClose }: OrderDialogProps) {
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.resend(order),
    successText: t(ORDER_SUCCESS_TEXTS.resend),
    failureText: t('Failed to resend receipt'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('Resend receipt of %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={t('Send')}
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {t('Tickets and receipt go to %{buyerEmail} once more.', { buyerEmail: order.buyer_email })}
      </DialogContentText>
    </ActionDialog>
  );
}
