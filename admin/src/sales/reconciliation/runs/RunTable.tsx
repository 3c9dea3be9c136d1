import type { ReconciliationRun } from '@festival/contracts';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  CircularProgress,
  DialogContentText,
  Link,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatJakarta } from '../../../lib/jakartaTime';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { RUN_LABELS, RUN_TONES } from './reconciliationLabels';
import { reconciliationCalls } from './reconciliationCalls';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';

const by = (run: ReconciliationRun) => (run.trigger === 'nightly' ? t('Nightly') : (run.started_by ?? '–'));
const chip = (run: ReconciliationRun) => <StatusChip label={RUN_LABELS[run.status]} tone={RUN_TONES[run.status]} />;

/** The last runs with what they came to. */
export function RunTable({ runs }: { runs: ReconciliationRun[] }) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label={t('The last runs')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Started')}</TableCell>
            <TableCell>{t('By')}</TableCell>
            <TableCell>{t('State')}</TableCell>
            <TableCell align="right">{t('Orders')}</TableCell>
            <TableCell align="right">{t('Mended')}</TableCell>
            <TableCell align="right">{t('Waiting')}</TableCell>
            <TableCell align="right">{t('Not compared')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <TableRow key={run.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatJakarta(run.started_at)}</TableCell>
              <TableCell>{by(run)}</TableCell>
              <TableCell>{chip(run)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>{`${run.checked} / ${run.total}`}</TableCell>
              <TableCell align="right">{run.mended}</TableCell>
              <TableCell align="right">{run.waiting}</TableCell>
              <TableCell align="right">
                <UncheckedOrders run={run} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The same on a narrow screen. */
export function RunPhoneRows({ runs }: { runs: ReconciliationRun[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {runs.map((run) => (
        <Box component="li" key={run.id} sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {formatJakarta(run.started_at)}
            </Typography>
            {chip(run)}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('%{run} · %{checked} / %{total} orders · %{mended} mended · %{waiting} waiting', {
              run: by(run),
              checked: run.checked,
              total: run.total,
              mended: run.mended,
              waiting: run.waiting,
            })}
          </Typography>
          {run.unchecked > 0 && (
            <Typography variant="body2" component="div">
              {t('Not compared:')} <UncheckedOrders run={run} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The number of orders that could not be compared; opens which, and why. */
function UncheckedOrders({ run }: { run: ReconciliationRun }) {
  const [isOpen, setIsOpen] = useState(false);
  if (run.unchecked === 0) return <>0</>;
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-label={t('%{unchecked} orders not compared', { unchecked: run.unchecked })}
        onClick={() => setIsOpen(true)}
        sx={{ font: 'inherit' }}
      >
        {run.unchecked}
      </Link>
      {isOpen && <UncheckedDialog id={run.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function UncheckedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['reconciliation-runs', id],
    queryFn: () => reconciliationCalls.run(id),
  });
  return (
    <ActionDialog title={t('Not compared')} maxWidth="sm" onClose={onClose}>
      <DialogContentText>
        {t('The payment provider gave no usable answer about these orders. The next run asks about them again.')}
      </DialogContentText>
      {error && <LoadFailed what={t('The orders')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t('Loading the orders')} />}
      <List dense>
        {data?.unchecked_orders.map(({ order_number, reason }) => (
          <ListItem key={order_number} disableGutters>
            <ListItemText primary={order_number} secondary={serverText(reason)} />
          </ListItem>
        ))}
      </List>
    </ActionDialog>
  );
}
