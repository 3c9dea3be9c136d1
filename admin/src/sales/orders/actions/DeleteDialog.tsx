import { ORDER_CONFIRMATIONS as WORDS, ORDER_REFUSAL_TEXTS, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import LockIcon from '@mui/icons-material/Lock';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { LockDialog } from './LockDialog';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { t } from '../../../lib/i18n/t';

/**
 * Deletes a locked order after two confirmations. Any other says why it can't be, and leads
 * on through its lock.
 */
export function DeleteDialog({ order, onClose, onDeleted }: OrderDialogProps) {
  const [now, setNow] = useState(order);
  const [locks, setLocks] = useState(false);
  if (now.sync_locked) return <ConfirmedDelete order={now} onClose={onClose} onDeleted={onDeleted} />;
  if (locks) return <LockDialog order={now} onClose={onClose} onLocked={setNow} />;
  return (
    <ActionDialog title={t('Delete %{orderNumber}', { orderNumber: order.order_number })} onClose={onClose}>
      <DialogContentText>{t(ORDER_REFUSAL_TEXTS.notLocked)}</DialogContentText>
      <Button variant="outlined" startIcon={<LockIcon />} onClick={() => setLocks(true)} sx={{ alignSelf: 'start' }}>
        {t('Lock it first')}
      </Button>
    </ActionDialog>
  );
}

function ConfirmedDelete({ order, onClose, onDeleted }: OrderDialogProps) {
  const [isUnderstood, setIsUnderstood] = useState(false);
  const understand = useConfirmedWord(WORDS.delete);
  const number = useConfirmedWord(order.order_number, t(ORDER_REFUSAL_TEXTS.orderNumberMismatch));
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.delete(order, number.value.trim()),
    successText: t(ORDER_SUCCESS_TEXTS.delete),
    failureText: t('Failed to delete order'),
    onDone: () => {
      onClose();
      onDeleted?.();
    },
    onOutdated: onClose,
  });
  const submit = () => {
    if (isUnderstood) return number.check() && run();
    return understand.check() && setIsUnderstood(true);
  };
  return (
    <ActionDialog
      title={t('Delete %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={isUnderstood ? t('Delete order') : t('Continue')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {isUnderstood ? (
        <>
          <DialogContentText>
            {t('This is the last question. Type the order number to delete the order.')}
          </DialogContentText>
          <WordField
            key="number"
            label={t('Type %{orderNumber}', { orderNumber: order.order_number })}
            word={number}
            isFirst
          />
        </>
      ) : (
        <>
          <DialogContentText>
            {t(
              'The order of %{buyerName} and its %{ticketQuantity} ticket(s) disappear from every list, and no ticket of it lets anybody in. Its seats and code uses come back. No money is refunded by this.',
              { buyerName: order.buyer_name, ticketQuantity: order.ticket_quantity },
            )}
          </DialogContentText>
          <WordField key="understand" label={t('Type %{delete}', { delete: WORDS.delete })} word={understand} isFirst />
        </>
      )}
    </ActionDialog>
  );
}
