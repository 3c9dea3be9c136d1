import { ORDER_CONFIRMATIONS, ORDER_SUCCESS_TEXTS, type AdminOrder } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { ReasonField } from '../../../shared/dialogs/DialogField';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { t } from '../../../lib/i18n/t';

const WORD = ORDER_CONFIRMATIONS.lock;

interface LockDialogProps extends OrderDialogProps {
  /** Leads on with the locked order, in place of closing. */
  onLocked?: (order: AdminOrder) => void;
}

/** Stops the payment provider's updates from changing the order. */
export function LockDialog({ order, onClose, onLocked }: LockDialogProps) {
  const word = useConfirmedWord(WORD);
  const [reason, setReason] = useState('');
  const { run, busy, error } = useDialogAction({
    call: async () => {
      const answer = await orderCalls.lock(order, word.value.trim(), reason);
      onLocked?.(answer.json);
      return answer;
    },
    successText: t(ORDER_SUCCESS_TEXTS.lock),
    failureText: t('Failed to lock sync'),
    onDone: onLocked ? () => undefined : onClose,
    onOutdated: onClose,
  });
  return (
    <ActionDialog
      title={t('Lock sync of %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={t('Lock sync')}
      busy={busy}
      error={error}
      onSubmit={() => word.check() && run()}
      onClose={onClose}
    >
      <DialogContentText>
        {t('Updates from the payment provider will no longer change this order, until you unlock it.')}
      </DialogContentText>
      <WordField label={t('Type %{word}', { word: WORD })} word={word} isFirst />
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
