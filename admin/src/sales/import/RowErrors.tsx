import type { ImportField, ImportRowError } from '@festival/contracts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

interface RowErrorsProps {
  errors: readonly ImportRowError[];
  labels: Readonly<Record<ImportField, string>>;
}

/** By row as the spreadsheet numbers them. */
export function RowErrors({ errors, labels }: RowErrorsProps) {
  return (
    <TableContainer component="section" sx={{ maxHeight: 320, my: 1 }} tabIndex={0} aria-label={t('Errors by row')}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('Row')}</TableCell>
            <TableCell>{t('Field')}</TableCell>
            <TableCell>{t('What is wrong')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {errors.map(({ row, field, text }) => (
            <TableRow key={`${row} ${field} ${text}`}>
              <TableCell>{row}</TableCell>
              <TableCell>{field ? t(labels[field]) : '–'}</TableCell>
              <TableCell>{serverText(text)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
