import { normalizeEmail, type PersonRequest } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { DialogField } from '../../../shared/dialogs/DialogField';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { personalDataCalls } from '../personalDataCalls';
import { t } from '../../../lib/i18n/t';

interface ErasePersonDialogProps {
  person: PersonRequest;
  onErased: () => void;
  onClose: () => void;
}

/** Asks for the address once more: nothing brings the data back. */
export function ErasePersonDialog({ person, onErased, onClose }: ErasePersonDialogProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { run, busy, error } = useDialogAction({
    call: () => personalDataCalls.erase({ ...person, confirm_email: typed.trim() }),
    successText: t('The data of this person were erased.'),
    failureText: t('The data could not be erased. Please try again.'),
    onDone: onErased,
  });
  const submit = () => {
    const isSame = normalizeEmail(typed) === normalizeEmail(person.email);
    setIsRefused(!isSame);
    if (isSame) run();
  };
  return (
    <ActionDialog
      title={t('Erase this person?')}
      submitLabel={t('Erase')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {t(
          'What is linked to %{email} goes for good: names, addresses, numbers and notes on orders, tickets, mails, refunds and in the audit log, the address on next year’s list, and conversations with the address. Amounts, states and times stay. The payment provider, the mail provider and backups hold their own copies.',
          { email: person.email },
        )}
      </DialogContentText>
      <DialogField
        label={t('The e-mail address again')}
        type="email"
        value={typed}
        error={isRefused ? t('Type the same address') : undefined}
        onChange={(value) => {
          setTyped(value);
          setIsRefused(false);
        }}
        isFirst
      />
    </ActionDialog>
  );
}
