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
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const RESULT_LABELS: Readonly<Record<ImportedPayment['result'], string>> = {
  equal: t('Equal'),
  different: t('Different'),
  unknown: t('Unknown here'),
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
        {rich('%{strong}: %{rows}, %{equal} equal, %{different} different, %{unknown} unknown here.', {
          strong: <strong>{fileName}</strong>,
          rows: payments(rows),
          equal,
          different,
          unknown,
        })}
      </Typography>
      {stored > 0 && (
        <Alert severity="warning">
          {t('Added to the differences: %{stored} unknown here.', { stored: payments(stored) })}
        </Alert>
      )}
      {listed.length === 0 && <Alert severity="success">{t('Every payment of the file is known and equal.')}</Alert>}
      {listed.length > 0 && <Payments payments={listed} />}
      {hidden > 0 && <Typography variant="body2">{t('%{hidden} more are not shown.', { hidden })}</Typography>}
    </Stack>
  );
}

function Payments({ payments }: { payments: ImportedPayment[] }) {
  return (
    <TableContainer
      component="section"
      tabIndex={0}
      aria-label={t('Payments that are not equal')}
      sx={{ maxHeight: 420 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('Line')}</TableCell>
            <TableCell>{t('Result')}</TableCell>
            <TableCell>{t('Order ID')}</TableCell>
            <TableCell>{t('In the file')}</TableCell>
            <TableCell>{t('Here')}</TableCell>
            <TableCell>{t('Transaction')}</TableCell>
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
              >{`${t(each.theirs.status)} · ${formatRupiah(each.theirs.amount)}`}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {each.ours ? `${t(each.ours.status)} · ${formatRupiah(each.ours.amount)}` : t('Nothing')}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{each.transaction_id ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const TOO_LARGE = t('The file is larger than %{max_import_bytes} MB. Export fewer days at once.', {
  max_import_bytes: MAX_IMPORT_BYTES / 1024 / 1024,
});

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
      {t('Import CSV')}
    </Button>
  );
  return (
    <Section
      title={t('Provider’s list')}
      hint={t('Import the CSV export of the provider’s dashboard to find payments that are unknown here.')}
      action={button}
    >
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label={t('CSV file')} onChange={choose} />
      <Card>
        <CardContent aria-live="polite">
          {error && <Alert severity="error">{serverMessage(error) ?? error.message}</Alert>}
          {!error && data && <ImportResult fileName={variables?.name ?? ''} result={data} />}
          {!error && !data && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(
                'Columns needed: order ID, amount, status; the transaction ID helps. Nothing of your orders is changed.',
              )}
            </Typography>
          )}
        </CardContent>
      </Card>
    </Section>
  );
}
