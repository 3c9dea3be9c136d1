import { EMAIL_MAX_LENGTH } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { DialogField } from '../../../shared/dialogs/DialogField';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { orderCalls, type SentOrder } from '../orderCalls';
import { refusalOf } from './EmailDialog';

interface SendToDialogProps {
  order: SentOrder;
  /** Where its mails went. */
  address: string;
  onClose: () => void;
}

/** Corrects the address and sends there what did not arrive, in one step. */
export function SendToDialog({ order, address, onClose }: SendToDialogProps) {
  const t = useTranslate();
  const [email, setEmail] = useState(address);
  const [refusal, setRefusal] = useState<string>();
  const { run, busy, error } = useDialogAction({
    call: () => orderCalls.sendTo(order, email.trim()),
    successText: t('Sent to the corrected address.'),
    failureText: t('The address could not be corrected'),
    onDone: onClose,
  });
  const submit = () => {
    const found = refusalOf(email.trim());
    setRefusal(found);
    if (!found) run();
  };
  return (
    <ActionDialog
      title={t('Correct address and send')}
      submitLabel={t('Save and send')}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {t('What did not arrive is sent to this address: failed mails, the tickets, or the link to pay.')}
      </DialogContentText>
      <DialogField
        type="email"
        label={t('E-mail address')}
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
