import type { ImportedCode } from '@festival/contracts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { serverText } from '../../../../lib/i18n/serverText';
import { t } from '../../../../lib/i18n/t';

interface ImportedRowsProps {
  rows: readonly ImportedCode[];
  /** As what the first row of names is counted: a file has its head before. */
  firstLine: number;
}

/** The first line of names in what the server reads. */
const FIRST_READ = 2;

/** What the list would make, the wrong rows first. */
export function ImportedRows({ rows, firstLine }: ImportedRowsProps) {
  const sorted = rows.toSorted((one, other) => other.errors.length - one.errors.length);
  return (
    <TableContainer component="section" sx={{ maxHeight: 280 }} tabIndex={0} aria-label={t('Codes of the list')}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('Row')}</TableCell>
            <TableCell>{t('Name')}</TableCell>
            <TableCell>{t('Code')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ line, panitia_name, code, errors }) => (
            <TableRow key={line}>
              <TableCell>{line - FIRST_READ + firstLine}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{panitia_name}</TableCell>
              <TableCell sx={{ color: errors.length > 0 ? 'error.main' : undefined }}>
                {errors.length > 0 ? errors.map((error) => serverText(error)).join(' ') : code}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
