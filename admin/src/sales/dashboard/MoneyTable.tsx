import type { Dashboard } from '@festival/contracts';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatCount } from '../../shared/lists/StatCard';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { cardRows, netRows, type MoneyRow } from './moneyRows';
import { t } from '../../lib/i18n/t';

/** A true minus sign is as wide as a figure. */
function shown(amount: number | null, kind: MoneyRow['kind']): string {
  if (amount === null) return '–';
  return kind === 'minus' && amount > 0 ? `\u2212${formatCount(amount)}` : formatCount(amount);
}

function Rows({ rows }: { rows: MoneyRow[] }) {
  return rows.map(({ label, kind, all, web, form }) => {
    const isSum = kind === 'sum';
    const sx = {
      px: { xs: 0.5, sm: 2 },
      py: 0.5,
      fontWeight: isSum ? 700 : 400,
      fontSize: { xs: 12, sm: 14 },
      fontVariantNumeric: 'tabular-nums',
      ...(isSum && { borderTop: 1, borderTopColor: 'text.primary' }),
      ...(kind === 'part' && { color: 'text.secondary', fontStyle: 'italic' }),
    };
    return (
      <TableRow key={label}>
        <TableCell component="th" scope="row" sx={{ ...sx, ...(kind === 'part' && { pl: { xs: 1.5, sm: 4 } }) }}>
          {label}
        </TableCell>
        {[all, web, form].map((amount, index) => (
          <TableCell key={['all', 'web', 'form'][index]} align="right" sx={sx}>
            {shown(amount, kind)}
          </TableCell>
        ))}
      </TableRow>
    );
  });
}

interface FiguresProps {
  label: string;
  columns: [all: string, web: string, form: string];
  rows: MoneyRow[];
}

function Figures({ label, columns, rows }: FiguresProps) {
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {[t('Rupiah'), ...columns].map((column, index) => (
            <TableCell
              key={column}
              align={index === 0 ? 'left' : 'right'}
              sx={{ px: { xs: 0.5, sm: 2 }, fontSize: { xs: 12, sm: 14 } }}
            >
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <Rows rows={rows} />
      </TableBody>
    </Table>
  );
}

/** How net and cards follow from the same full prices, so that nobody has to wonder which figure is right. */
export function MoneyTable({ data }: { data: Dashboard }) {
  return (
    <DashboardCard
      title={t('How the money adds up')}
      hint={t('Every order that was ever paid, by where it came from.')}
    >
      <Figures
        label={t('From full price to net')}
        columns={[t('All'), t('Web'), t('Google Form')]}
        rows={netRows(data)}
      />
      <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', typography: 'body2', py: 0.75 } }}>
        <summary>{t('How the figures on the cards come about')}</summary>
        <Figures
          label={t('From full price to the cards')}
          columns={[t('Total Revenue'), t('Web Total'), t('Google Form Total')]}
          rows={cardRows(data)}
        />
      </Box>
    </DashboardCard>
  );
}
