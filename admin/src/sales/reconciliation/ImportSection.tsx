import UploadFileIcon from '@mui/icons-material/UploadFile';
import { MAX_IMPORT_BYTES } from '@festival/contracts';
import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { reconciliationCalls } from './runs/reconciliationCalls';
import { Section } from '../../shared/fields/Section';
import { ImportResult } from './ImportResult';

const TOO_LARGE = `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Export fewer days at once.`;

async function importFile(file: File) {
  if (file.size > MAX_IMPORT_BYTES) throw new Error(TOO_LARGE);
  return (await reconciliationCalls.importPayments(file)).json;
}

/** The provider's own list of payments, to find those that belong to no order here. */
export function ImportSection() {
  const input = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: importFile,
    onSuccess: () => refresh(),
    onError: (failed) => void logoutIfAccessDenied(failed),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) mutate(file);
    // The same file, corrected, can be chosen again.
    target.value = '';
  };
  const button = (
    <Button
      variant="outlined"
      startIcon={<UploadFileIcon />}
      loading={isPending}
      onClick={() => input.current?.click()}
    >
      Import CSV
    </Button>
  );
  return (
    <Section
      title="Provider’s list"
      hint="Import the CSV export of the provider’s dashboard to find payments that are unknown here."
      action={button}
    >
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label="CSV file" onChange={choose} />
      <Card>
        <CardContent aria-live="polite">
          {error && <Alert severity="error">{serverMessage(error) ?? error.message}</Alert>}
          {!error && data && <ImportResult fileName={variables?.name ?? ''} result={data} />}
          {!error && !data && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Columns needed: order ID, amount, status; the transaction ID helps. Nothing of your orders is changed.
            </Typography>
          )}
        </CardContent>
      </Card>
    </Section>
  );
}
