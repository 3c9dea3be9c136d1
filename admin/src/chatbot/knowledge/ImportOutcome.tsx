import type { KnowledgeImportResult } from '@festival/contracts';
import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { ScrollBox } from '../../shared/charts/ScrollBox';

interface ImportOutcomeProps {
  fileName: string;
  result: KnowledgeImportResult;
}

/** What came of an imported file, and every row that was left out. */
export function ImportOutcome({ fileName, result: { created, updated, unchanged, errors } }: ImportOutcomeProps) {
  const leftOut = errors.length > 0 ? `, ${errors.length} left out` : '';
  return (
    <>
      <Alert severity={errors.length > 0 ? 'warning' : 'success'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>: {created} created, {updated} updated, {unchanged} unchanged{leftOut}.
      </Alert>
      {errors.length > 0 && (
        <ScrollBox label="Rows that were left out">
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Row</TableCell>
                <TableCell>What is wrong</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {errors.map(({ row, message }) => (
                <TableRow key={row}>
                  <TableCell component="th" scope="row">
                    {row}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </>
  );
}
