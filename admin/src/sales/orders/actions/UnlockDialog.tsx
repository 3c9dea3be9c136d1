import { ORDER_CONFIRMATIONS, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { t } from '../../../lib/i18n/t';

const WORD = ORDER_CONFIRMATIONS.unlock;

/** Lets the payment provider's updates change the order again. */
export function UnlockDialog({ order, onClose }: OrderDialogProps) {
  const word = useConfirmedWord(WORD);
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.unlock(order, word.value.trim()),
    successText: t(ORDER_SUCCESS_TEXTS.unlock),
    failureText: t('Failed to unlock sync'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('Unlock sync of %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={t('Unlock sync')}
      busy={busy}
      error={error}
      onSubmit={() => word.check() && run()}
      onClose={onClose}
    >
      <DialogContentText>
        {t(
          'Updates from the payment provider will change this order again, also a status that was set by hand.%{syncLockedReason}',
          {
            syncLockedReason:
              order.sync_locked_reason &&
              t(' It was locked for this reason: %{syncLockedReason}', { syncLockedReason: order.sync_locked_reason }),
          },
        )}
      </DialogContentText>
      <WordField label={t('Type %{word}', { word: WORD })} word={word} isFirst />
    </ActionDialog>
  );
}
