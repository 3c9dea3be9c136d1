import UploadFileIcon from '@mui/icons-material/UploadFile';
import { MAX_IMPORT_BYTES, formatRupiah, type ImportedPayment, type PaymentsImport } from '@festival/contracts';
import {
  Alert,
  Button,
  Card,
  CardContent,
  Typography,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { Section } from '../../shared/fields/Section';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';
import { reconciliationCalls } from './runs/reconciliationCalls';

const RESULT_LABELS: Readonly<Record<ImportedPayment['result'], string>> = {
  equal: 'Equal',
  different: 'Different',
  unknown: 'Unknown here',
};
const RESULT_TONES: Readonly<Record<ImportedPayment['result'], Tone>> = {
  equal: 'success',
  different: 'warning',
  unknown: 'error',
};

const payments = (count: number) => `${count} ${count === 1 ? 'payment' : 'payments'}`;

/** The result of an imported file: counts, and every line that isn't equal. */
function ImportResult({ fileName, result }: { fileName: string; result: PaymentsImport }) {
  const { rows, equal, different, unknown, stored, payments: listed } = result;
  const hidden = different + unknown - listed.length;
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>: {payments(rows)}, {equal} equal, {different} different, {unknown} unknown here.
      </Typography>
      {stored > 0 && <Alert severity="warning">Added to the differences: {payments(stored)} unknown here.</Alert>}
      {listed.length === 0 && <Alert severity="success">Every payment of the file is known and equal.</Alert>}
      {listed.length > 0 && <Payments payments={listed} />}
      {hidden > 0 && <Typography variant="body2">{hidden} more are not shown.</Typography>}
    </Stack>
  );
}

function Payments({ payments }: { payments: ImportedPayment[] }) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label="Payments that are not equal" sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">Line</TableCell>
            <TableCell>Result</TableCell>
            <TableCell>Order ID</TableCell>
            <TableCell>In the file</TableCell>
            <TableCell>Here</TableCell>
            <TableCell>Transaction</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((each) => (
            <TableRow key={each.line}>
              <TableCell align="right">{each.line}</TableCell>
              <TableCell>
                <StatusChip label={RESULT_LABELS[each.result]} tone={RESULT_TONES[each.result]} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{each.order_id}</TableCell>
              <TableCell
                sx={{ whiteSpace: 'nowrap' }}
              >{`${each.theirs.status} · ${formatRupiah(each.theirs.amount)}`}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {each.ours ? `${each.ours.status} · ${formatRupiah(each.ours.amount)}` : 'Nothing'}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{each.transaction_id ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

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
