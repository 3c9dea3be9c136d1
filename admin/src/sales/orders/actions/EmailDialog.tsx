import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  ORDER_REFUSAL_TEXTS as TEXTS,
  ORDER_SUCCESS_TEXTS,
} from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { orderCalls } from '../orderCalls';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { DialogField } from '../../../shared/dialogs/DialogField';
import type { OrderDialogProps } from '../orderActions';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';

/** What is wrong with an address; undefined when nothing is. */
export function refusalOf(email: string): string | undefined {
  if (email === '') return TEXTS.emailRequired;
  return EMAIL_PATTERN.test(email) ? undefined : TEXTS.emailInvalid;
}

/** Corrects the buyer's address. Nothing is sent by it: sending again is a step of its own. */
export function EmailDialog({ order, onClose }: OrderDialogProps) {
  const [email, setEmail] = useState(order.buyer_email);
  const [refusal, setRefusal] = useState<string>();
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.setEmail(order, email.trim()),
    successText: ORDER_SUCCESS_TEXTS.email,
    failureText: 'Failed to update email',
    onDone: onClose,
  });
  const submit = () => {
    const found = refusalOf(email.trim());
    setRefusal(found);
    if (!found) run();
  };
  return (
    <ActionDialog
      title={`E-mail of ${order.order_number}`}
      submitLabel="Update email"
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        From now on mails about this order go to the new address. To send the tickets there, send the receipt again.
      </DialogContentText>
      <DialogField
        type="email"
        label="Email"
        value={email}
        onChange={(text) => {
          setEmail(text);
          setRefusal(undefined);
        }}
        error={refusal}
        isFirst
        maxLength={EMAIL_MAX_LENGTH}
      />
    </ActionDialog>
  );
}
