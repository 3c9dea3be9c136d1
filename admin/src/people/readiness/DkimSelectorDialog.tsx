import { DKIM_SELECTOR_PATTERN } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { DialogField } from '../../shared/dialogs/DialogField';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { readinessCalls } from './readinessCalls';

/** Asks under which name the mail provider keeps its key in the DNS. */
export function DkimSelectorDialog({ present, onClose }: { present: string | null; onClose: () => void }) {
  const [selector, setSelector] = useState(present ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const typed = selector.trim();
  const { run, busy, error } = useDialogAction({
    call: () => readinessCalls.setDkimSelector(typed === '' ? null : typed),
    successText: 'The DKIM selector was saved.',
    failureText: 'The DKIM selector could not be saved.',
    onDone: onClose,
  });
  const isRight = typed === '' || DKIM_SELECTOR_PATTERN.test(typed);
  const submit = () => {
    setIsWrong(!isRight);
    if (isRight) run();
  };
  return (
    <ActionDialog
      title="DKIM selector"
      submitLabel="Save"
      busy={busy}
      error={error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        Your mail provider names it under “domain authentication”. Or open a mail that arrived, choose “show original”,
        and read what follows <code>s=</code> in <code>DKIM-Signature</code>.
      </DialogContentText>
      <DialogField
        label="Selector"
        value={selector}
        onChange={setSelector}
        maxLength={63}
        error={isWrong && !isRight ? 'A selector has letters, digits, dots and dashes only.' : undefined}
        hint="Empty: well-known selectors are tried."
        isFirst
        isOptional
      />
    </ActionDialog>
  );
}
