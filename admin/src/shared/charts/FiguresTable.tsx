import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface FiguresTableProps {
  /** What the table tells, for who can't see the chart above it. */
  label: string;
  /** The first is the row's name. */
  columns: string[];
  rows: string[][];
}

/** A chart's figures, opened on demand. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  return (
    <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', typography: 'body2', py: 0.75 } }}>
      <summary>Show as a table</summary>
      <ScrollBox label={`${label}: figures`}>
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

/** What may be longer than its space; reached by the keyboard, so that it can be scrolled by it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" tabIndex={0} aria-label={label} sx={{ overflow: 'auto', maxHeight: 320 }}>
      {children}
    </Box>
  );
}
