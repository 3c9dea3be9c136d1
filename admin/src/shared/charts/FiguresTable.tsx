import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n/t';

interface FiguresTableProps {
  /** Name of the table for screen readers. */
  label: string;
  /** The first is the row's name. */
  columns: string[];
  rows: string[][];
}

/** A chart's figures, opened on demand. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', typography: 'body2', py: 0.75 } }}>
      <summary>{t('Show as a table')}</summary>
      <ScrollBox label={t('%{label}: figures', { label })}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...figures]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {figures.map((figure, index) => (
                  <TableCell key={columns[index + 1]} align="right">
                    {figure}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </Box>
  );
}

/** Content that may be longer than its space; it takes the focus, so that the keyboard can scroll it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" tabIndex={0} aria-label={label} sx={{ overflow: 'auto', maxHeight: 320 }}>
      {children}
    </Box>
  );
}
