import { ORDER_CONFIRMATIONS, type ImportCheck } from '@festival/contracts';
import { Alert, DialogContentText } from '@mui/material';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';

interface ImportDialogProps {
  check: ImportCheck;
  label: string;
  onClose: () => void;
  onConfirm: (overQuota: boolean) => void;
}

/** The last question before orders are made; going past a quota takes a typed word. */
export function ImportDialog({ check, label, onClose, onConfirm }: ImportDialogProps) {
  const word = useConfirmedWord(ORDER_CONFIRMATIONS.overQuota);
  const short = check.seats.filter(({ needed, left }) => left !== null && needed > left);
  const submit = () => {
    if (short.length === 0) onConfirm(false);
    else if (word.check()) onConfirm(true);
  };
  return (
    <ActionDialog title={`${label}?`} submitLabel={label} onSubmit={submit} onClose={onClose}>
      <DialogContentText>
        {check.ready} orders with {check.tickets} tickets are made as paid and sync-locked. An import can&apos;t be
        taken back as a whole.
      </DialogContentText>
      {check.bad > 0 && (
        <Alert severity="warning">{check.bad} rows with errors are left out. They can be imported once mended.</Alert>
      )}
      {short.length > 0 && (
        <>
          <Alert severity="warning">
            There are not enough seats:{' '}
            {short.map(({ header, needed, left }) => `${header} ${needed} of ${left}`).join(', ')}. The quota would be
            passed.
          </Alert>
          <WordField label={`Type ${ORDER_CONFIRMATIONS.overQuota}`} word={word} isFirst />
        </>
      )}
    </ActionDialog>
  );
}
