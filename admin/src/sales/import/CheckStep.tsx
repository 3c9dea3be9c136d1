import { formatRupiah, IMPORT_FIELD_LABELS, type ImportCheck } from '@festival/contracts';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { shownCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { ImportDialog } from './ImportDialog';
import { RowErrors } from './RowErrors';

interface CheckStepProps {
  check: ImportCheck;
  busy: boolean;
  onImport: (overQuota: boolean) => void;
}

/** What an import would do, before anything is written. */
export function CheckStep({ check, busy, onImport }: CheckStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { ready, tickets, amount, known, bad, errors, seats } = check;
  return (
    <Box>
      <StatCards>
        <StatCard label="Ready to import" value={shownCount(ready)} note={`${tickets} tickets`} />
        <StatCard label="Amount paid" value={formatRupiah(amount)} />
        <StatCard label="Imported before" value={shownCount(known)} note="Not imported again" />
        <StatCard label="Rows with errors" value={shownCount(bad)} note={bad > 0 ? 'Listed below' : undefined} />
      </StatCards>
      {seats.map(({ ticket_type, header, needed, left }) => (
        <Alert key={ticket_type} severity={left !== null && needed > left ? 'warning' : 'info'} sx={{ mb: 1 }}>
          {header}: {needed} seats needed, {left === null ? 'no limit' : `${left} left`}
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
        {ready === 0 ? 'Nothing to import' : importLabel(check)}
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
  return bad > 0 ? `Import the ${ready} good rows` : `Import ${ready} rows`;
}
