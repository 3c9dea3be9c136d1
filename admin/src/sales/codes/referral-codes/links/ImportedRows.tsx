import type { ImportedCode } from '@festival/contracts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What the list would make, the wrong rows first. */
export function ImportedRows({ rows }: { rows: readonly ImportedCode[] }) {
  const t = useTranslate();
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
              <TableCell>{line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{panitia_name}</TableCell>
              <TableCell sx={{ color: errors.length > 0 ? 'error.main' : undefined }}>
                {errors.length > 0 ? errors.join(' ') : code}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
