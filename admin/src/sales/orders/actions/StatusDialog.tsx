import {
  isOrderStatus,
  ORDER_CONFIRMATIONS as WORDS,
  ORDER_REFUSAL_TEXTS,
  ORDER_STATUSES,
  ORDER_SUCCESS_TEXTS,
  type OrderStatus,
} from '@festival/contracts';
import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../orderActions';
import { ReasonField } from '../../../shared/dialogs/DialogField';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { t } from '../../../lib/i18n/t';

type Step = 'choose' | 'understand' | 'update';

/** A status by hand: chosen, then confirmed twice. */
export function StatusDialog({ order, onClose }: OrderDialogProps) {
  const [step, setStep] = useState<Step>('choose');
  const [status, setStatus] = useState<OrderStatus | ''>('');
  const [isRefused, setIsRefused] = useState(false);
  const [reason, setReason] = useState('');
  const understand = useConfirmedWord(WORDS.status);
  const update = useConfirmedWord(WORDS.statusLock);
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.setStatus(order, status || order.status, reason),
    successText: t(ORDER_SUCCESS_TEXTS.status),
    failureText: t('Failed to update status'),
    onDone: onClose,
  });
  const steps: Record<Step, () => void> = {
    choose: () => (status ? setStep('understand') : setIsRefused(true)),
    understand: () => understand.check() && setStep('update'),
    update: () => update.check() && run(),
  };
  const choose = (value: string) => {
    setStatus(isOrderStatus(value) ? value : '');
    setIsRefused(false);
  };

  return (
    <ActionDialog
      title={t('Status of %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={step === 'update' ? t('Lock and update') : t('Continue')}
      isDangerous={step === 'update'}
      busy={busy}
      error={error}
      onSubmit={steps[step]}
      onClose={onClose}
    >
      {step === 'choose' && (
        <>
          <DialogContentText>{t('The status is now “%{status}”.', { status: t(order.status) })}</DialogContentText>
          <TextField
            select
            label={t('New status')}
            value={status}
            onChange={(event) => choose(event.target.value)}
            error={isRefused}
            helperText={isRefused && t(ORDER_REFUSAL_TEXTS.invalidStatus)}
            required
            fullWidth
          >
            {ORDER_STATUSES.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <ReasonField value={reason} onChange={setReason} />
        </>
      )}
      {step === 'understand' && (
        <>
          <DialogContentText>
            {t(
              'From “%{status}” to “%{status2}”: tickets, seats, code uses and mails follow the new status. This does not change anything at the payment provider.',
              { status: order.status, status2: status },
            )}
          </DialogContentText>
          <WordField key="understand" label={t('Type %{status}', { status: WORDS.status })} word={understand} isFirst />
        </>
      )}
      {step === 'update' && (
        <>
          <DialogContentText>
            {t('The sync will be locked, so that the payment provider’s updates don’t undo this.')}
          </DialogContentText>
          <WordField
            key="update"
            label={t('Type %{statusLock}', { statusLock: WORDS.statusLock })}
            word={update}
            isFirst
          />
        </>
      )}
    </ActionDialog>
  );
}
