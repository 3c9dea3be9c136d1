import { formatRupiah, IMPORT_FIELD_LABELS, type ImportCheck, ORDER_CONFIRMATIONS } from '@festival/contracts';
import { Alert, Box, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';
import { RowErrors } from './RowErrors';
import { t } from '../../lib/i18n/t';

interface CheckStepProps {
  check: ImportCheck;
  busy: boolean;
  onImport: (overQuota: boolean) => void;
}

/** The effect of the import, before anything is written. */
export function CheckStep({ check, busy, onImport }: CheckStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { ready, tickets, amount, known, bad, errors, seats } = check;
  return (
    <Box>
      <StatCards>
        <StatCard label={t('Ready to import')} value={formatCount(ready)} note={t('%{tickets} tickets', { tickets })} />
        <StatCard label={t('Amount paid')} value={formatRupiah(amount)} />
        <StatCard label={t('Imported before')} value={formatCount(known)} note={t('Not imported again')} />
        <StatCard
          label={t('Rows with errors')}
          value={formatCount(bad)}
          note={bad > 0 ? t('Listed below') : undefined}
        />
      </StatCards>
      {seats.map(({ ticket_type, header, needed, left }) => (
        <Alert key={ticket_type} severity={left !== null && needed > left ? 'warning' : 'info'} sx={{ mb: 1 }}>
          {t('%{header}: %{needed} seats needed, %{left}', {
            header,
            needed,
            left: left === null ? t('no limit') : t('%{left} left', { left }),
          })}
        </Alert>
      ))}
      {errors.length > 0 && <RowErrors errors={errors} labels={IMPORT_FIELD_LABELS} />}
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        disabled={ready === 0}
        loading={busy}
        onClick={() => setIsAsking(true)}
      >
        {ready === 0 ? t('Nothing to import') : importLabel(check)}
      </Button>
      {isAsking && (
        <ImportDialog
          check={check}
          label={importLabel(check)}
          onClose={() => setIsAsking(false)}
          onConfirm={(overQuota) => {
            setIsAsking(false);
            onImport(overQuota);
          }}
        />
      )}
    </Box>
  );
}

/** With bad rows in the file the button says that only the good ones go. */
function importLabel({ ready, bad }: ImportCheck): string {
  return bad > 0 ? t('Import the %{ready} good rows', { ready }) : t('Import %{ready} rows', { ready });
}

interface ImportDialogProps {
  check: ImportCheck;
  label: string;
  onClose: () => void;
  onConfirm: (overQuota: boolean) => void;
}

/** The last question before orders are made; going past a quota takes a typed word. */
function ImportDialog({ check, label, onClose, onConfirm }: ImportDialogProps) {
  const word = useConfirmedWord(ORDER_CONFIRMATIONS.overQuota);
  const short = check.seats.filter(({ needed, left }) => left !== null && needed > left);
  const submit = () => {
    if (short.length === 0) onConfirm(false);
    else if (word.check()) onConfirm(true);
  };
  return (
    <ActionDialog title={`${label}?`} submitLabel={label} onSubmit={submit} onClose={onClose}>
      <DialogContentText>
        {t(
          "%{ready} orders with %{tickets} tickets are made as paid and sync-locked. An import can't be taken back as a whole.",
          { ready: check.ready, tickets: check.tickets },
        )}
      </DialogContentText>
      {check.bad > 0 && (
        <Alert severity="warning">
          {t('%{bad} rows with errors are left out. They can be imported once mended.', { bad: check.bad })}
        </Alert>
      )}
      {short.length > 0 && (
        <>
          <Alert severity="warning">
            {t('There are not enough seats: %{short}. The quota would be passed.', {
              short: short
                .map(({ header, needed, left }) => t('%{header} %{needed} of %{left}', { header, needed, left }))
                .join(', '),
            })}
          </Alert>
          <WordField label={t('Type %{overQuota}', { overQuota: ORDER_CONFIRMATIONS.overQuota })} word={word} isFirst />
        </>
      )}
    </ActionDialog>
  );
}
