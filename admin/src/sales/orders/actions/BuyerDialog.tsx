import { CHECKOUT_TEXTS as TEXTS, normalizePhone, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { focusOnMount } from '../../../lib/focusOnMount';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import type { OrderDialogProps } from '../actionTypes';
import { useOrderAction } from '../../../shared/dialogs/useOrderAction';

const MAX_LENGTH = 190;

function phoneRefusal(phone: string): string | undefined {
  if (phone === '') return TEXTS.phoneRequired;
  return normalizePhone(phone) === null ? TEXTS.phoneInvalid : undefined;
}

/** Corrects the buyer's name and phone, on the order and on its tickets. */
export function BuyerDialog({ order, onClose }: OrderDialogProps) {
  const [name, setName] = useState(order.buyer_name);
  const [phone, setPhone] = useState(order.buyer_phone);
  const [isChecked, setIsChecked] = useState(false);
  const nameError = name.trim() === '' ? TEXTS.fullNameRequired : undefined;
  const phoneError = phoneRefusal(phone.trim());
  const { run, busy, error } = useOrderAction({
    call: () => orderCalls.setBuyer(order, { buyer_name: name.trim(), buyer_phone: phone.trim() }),
    successText: ORDER_SUCCESS_TEXTS.buyer,
    failureText: 'Failed to update name and phone',
    onDone: onClose,
  });
  const submit = () => {
    setIsChecked(true);
    if (!nameError && !phoneError) run();
  };
  return (
    <ActionDialog
      title={`Buyer of ${order.order_number}`}
      submitLabel="Update"
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        The tickets carry the new name at once, at the gate too. E-tickets that were mailed already keep the old one.
      </DialogContentText>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isChecked && nameError !== undefined}
        helperText={isChecked && nameError}
        inputRef={focusOnMount}
        required
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      />
      <TextField
        type="tel"
        label="Phone"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={isChecked && phoneError !== undefined}
        helperText={isChecked && phoneError}
        required
        fullWidth
        autoComplete="off"
      />
    </ActionDialog>
  );
}
