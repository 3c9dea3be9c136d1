import type { GateFigures } from '@festival/contracts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatCount } from '../../../shared/lists/StatCard';
import { formatPace } from './figures';
import { Panel } from './Panel';
import { t } from '../../../lib/i18n/t';

const LARGE = { fontSize: '1.15rem', px: 1, fontVariantNumeric: 'tabular-nums' };

/** Entries of each gate, the most first. */
export function GateTable({ gates }: { gates: readonly GateFigures[] }) {
  return (
    <Panel title={t('Gates')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ px: 1 }}>{t('Gate')}</TableCell>
            <TableCell sx={{ px: 1 }} align="right">
              {t('Entered')}
            </TableCell>
            <TableCell sx={{ px: 1 }} align="right">
              {t('A minute')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {gates.map(({ gate, entered, a_minute: pace }) => (
            <TableRow key={gate ?? ''}>
              <TableCell component="th" scope="row" sx={{ ...LARGE, overflowWrap: 'anywhere' }}>
                {gate ?? t('Without a gate')}
              </TableCell>
              <TableCell align="right" sx={{ ...LARGE, fontWeight: 700 }}>
                {formatCount(entered)}
              </TableCell>
              <TableCell align="right" sx={LARGE}>
                {formatPace(pace)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
