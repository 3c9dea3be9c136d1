import { formatRupiah, type LeaderboardRow } from '@festival/contracts';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { EmptyState } from '../../shared/lists/EmptyState';
import { formatCount } from '../../shared/lists/StatCard';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { ScrollBox } from '../../shared/charts/FiguresTable';
import { t } from '../../lib/i18n/t';

/** Committee members by what the orders with their code brought. */
export function Leaderboard({ rows }: { rows: LeaderboardRow[] }) {
  return (
    <DashboardCard
      title={t('Referral leaderboard')}
      hint={t("Paid orders with a committee member's code, less what was refunded; at most twenty.")}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={t('Nobody yet')}
          hint={t('Members appear here with the first paid order that names their code.')}
        />
      ) : (
        <ScrollBox label={t('Referral leaderboard table')}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t('Panitia')}</TableCell>
                <TableCell align="right">{t('Tickets')}</TableCell>
                <TableCell align="right">{t('Net')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ code, panitia_name, tickets, net }) => (
                <TableRow key={code}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {panitia_name}
                    <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                      {code}
                    </Typography>
                  </TableCell>
                  <TableCell align="right">{formatCount(tickets)}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {formatRupiah(net)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </DashboardCard>
  );
}
