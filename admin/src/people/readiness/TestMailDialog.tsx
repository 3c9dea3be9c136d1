import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { DialogField } from '../../shared/dialogs/DialogField';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { readinessCalls } from './readinessCalls';

/** Asks where the test mail goes. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const [to, setTo] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { run, busy, error } = useDialogAction({
    call: () => readinessCalls.sendTestMail(to.trim()),
    successText: 'The test mail is on its way.',
    failureText: 'The test mail could not be sent.',
    onDone: onClose,
  });
  const isAddress = EMAIL_PATTERN.test(to.trim());
  const submit = () => {
    setIsWrong(!isAddress);
    if (isAddress) run();
  };
  return (
    <ActionDialog
      title="Send a test mail"
      submitLabel="Send"
      busy={busy}
      error={error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        It comes from the same sender as e-tickets. Take a mailbox that many buyers have, such as Gmail, and open the
        link in the mail. Look whether it was in the spam folder.
      </DialogContentText>
      <DialogField
        label="To"
        type="email"
        value={to}
        onChange={setTo}
        maxLength={EMAIL_MAX_LENGTH}
        error={isWrong && !isAddress ? 'Give an email address.' : undefined}
        isFirst
      />
    </ActionDialog>
  );
}
