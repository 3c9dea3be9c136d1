import { CHECKOUT_TEXTS as TEXTS, normalizePhone, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { DialogField } from '../../../shared/dialogs/DialogField';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { t } from '../../../lib/i18n/t';

const MAX_LENGTH = 190;

function phoneRefusal(phone: string): string | undefined {
  if (phone === '') return t(TEXTS.phoneRequired);
  return normalizePhone(phone) === null ? t(TEXTS.phoneInvalid) : undefined;
}

/** Corrects the buyer's name and phone, on the order and on its tickets. */
export function BuyerDialog({ order, onClose }: OrderDialogProps) {
  const [name, setName] = useState(order.buyer_name);
  const [phone, setPhone] = useState(order.buyer_phone);
  const [isChecked, setIsChecked] = useState(false);
  const nameError = name.trim() === '' ? t(TEXTS.fullNameRequired) : undefined;
  const phoneError = phoneRefusal(phone.trim());
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.setBuyer(order, { buyer_name: name.trim(), buyer_phone: phone.trim() }),
    successText: t(ORDER_SUCCESS_TEXTS.buyer),
    failureText: t('Failed to update name and phone'),
    onDone: onClose,
  });
  const submit = () => {
    setIsChecked(true);
    if (!nameError && !phoneError) run();
  };
  return (
    <ActionDialog
      title={t('Buyer of %{orderNumber}', { orderNumber: order.order_number })}
      submitLabel={t('Update')}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {t(
          'The tickets carry the new name at once, at the gate too. E-tickets that were mailed already keep the old one.',
        )}
      </DialogContentText>
      <DialogField
        label={t('Name')}
        value={name}
        onChange={setName}
        error={isChecked ? nameError : undefined}
        isFirst
        maxLength={MAX_LENGTH}
      />
      <DialogField
        type="tel"
        label={t('Phone')}
        value={phone}
        onChange={setPhone}
        error={isChecked ? phoneError : undefined}
      />
    </ActionDialog>
  );
}
