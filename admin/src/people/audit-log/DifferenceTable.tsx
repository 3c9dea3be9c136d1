import type { AuditEntry } from '@festival/contracts';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { differencesOf, inWords } from './differences';

const value = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', verticalAlign: 'top', minWidth: 96 } as const;

/** Field by field, what stood there and what stands there now. */
export function DifferenceTable({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const differences = differencesOf(entry);
  if (differences.length === 0) {
    return <Typography sx={{ color: 'text.secondary', p: 1 }}>No field was changed.</Typography>;
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                {inWords(field)}
              </TableCell>
              <TableCell sx={value}>{before}</TableCell>
              <TableCell sx={value}>{after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
