import { GATE_TEXTS, MAX_UNDO_REASON_LENGTH, parseScannedText, TICKET_CODE_PATTERN } from '@festival/contracts';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { DialogField } from '../../../shared/dialogs/DialogField';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { gateCalls } from '../gateCalls';
import { t } from '../../../lib/i18n/t';

/** A code as typed, or an address as a hand-held reader types it; undefined where neither is meant. */
function ticketCodeOf(typed: string): string | undefined {
  const code = parseScannedText(typed)?.code;
  return code !== undefined && TICKET_CODE_PATTERN.test(code) ? code : undefined;
}

function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const code = ticketCodeOf(typed);
  const { run, busy, error } = useDialogAction({
    call: () => gateCalls.takeBack({ ticket_code: code, reason: reason.trim() }),
    successText: t(GATE_TEXTS.undone),
    failureText: t('The check-in could not be taken back.'),
    onDone: onClose,
  });
  const submit = () => {
    setChecked(true);
    if (code !== undefined && reason.trim() !== '') run();
  };
  return (
    <ActionDialog
      title={t('Take back a check-in')}
      submitLabel={t('Take back')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {t('The ticket lets in once more. The check-in stays in the scan log, with your reason.')}
      </DialogContentText>
      <DialogField
        label={t('Ticket code')}
        value={typed}
        onChange={setTyped}
        error={isChecked && code === undefined ? t('A ticket code looks like TKT-7F3KQ2MZ9X4B') : undefined}
        htmlInput={{ autoCapitalize: 'characters', spellCheck: false }}
        isFirst
      />
      <DialogField
        label={t('Reason')}
        value={reason}
        onChange={setReason}
        error={isChecked && reason.trim() === '' ? t('Please say why') : undefined}
        hint={`${reason.length} / ${MAX_UNDO_REASON_LENGTH}`}
        maxLength={MAX_UNDO_REASON_LENGTH}
        isLong
      />
    </ActionDialog>
  );
}

/** Opens the dialog that makes a used ticket valid again. */
export function TakeBackButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Take back a check-in')}
      </Button>
      {isOpen && <TakeBackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
