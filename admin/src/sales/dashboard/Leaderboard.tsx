import { formatRupiah, type LeaderboardRow } from '@festival/contracts';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { EmptyState } from '../../shared/lists/EmptyState';
import { formatCount } from '../../shared/lists/StatCard';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { ScrollBox } from '../../shared/charts/FiguresTable';

/** Committee members by what the orders with their code brought. */
export function Leaderboard({ rows }: { rows: LeaderboardRow[] }) {
  return (
    <DashboardCard
      title="Referral leaderboard"
      hint="Paid orders with a committee member's code, less what was refunded; at most twenty."
    >
      {rows.length === 0 ? (
        <EmptyState title="Nobody yet" hint="Members appear here with the first paid order that names their code." />
      ) : (
        <ScrollBox label="Referral leaderboard table">
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Panitia</TableCell>
                <TableCell align="right">Tickets</TableCell>
                <TableCell align="right">Net</TableCell>
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
