import type { ReconciliationRun } from '@festival/contracts';
import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { formatJakarta } from '../../../lib/jakartaTime';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { RUN_LABELS, RUN_TONES } from './reconciliationLabels';
import { UncheckedOrders } from './UncheckedOrders';

const by = (run: ReconciliationRun) => (run.trigger === 'nightly' ? 'Night' : (run.started_by ?? '–'));
const chip = (run: ReconciliationRun) => <StatusChip label={RUN_LABELS[run.status]} tone={RUN_TONES[run.status]} />;

/** The last runs with what they came to. */
export function RunTable({ runs }: { runs: ReconciliationRun[] }) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label="The last runs">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Started</TableCell>
            <TableCell>By</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">Mended</TableCell>
            <TableCell align="right">Waiting</TableCell>
            <TableCell align="right">Not compared</TableCell>
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
            {by(run)} · {run.checked} / {run.total} orders · {run.mended} mended · {run.waiting} waiting
          </Typography>
          {run.unchecked > 0 && (
            <Typography variant="body2" component="div">
              Not compared: <UncheckedOrders run={run} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
