import { formatRupiah, type ImportedPayment, type PaymentsImport } from '@festival/contracts';
import {
  Alert,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';

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

/** What an imported file came to: counts, and every line that isn't equal. */
export function ImportResult({ fileName, result }: { fileName: string; result: PaymentsImport }) {
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
