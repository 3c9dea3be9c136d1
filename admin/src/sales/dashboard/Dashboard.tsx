import type { Dashboard as DashboardData } from '@festival/contracts';
import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loading, Title, useLogoutIfAccessDenied } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { BundleSwitch } from './BundleSwitch';
import { DashboardCards } from './DashboardCards';
import { dashboardCalls } from './dashboardCalls';
import { Leaderboard } from './Leaderboard';
import { MoneyByDay, SalesByDay } from './SalesByDay';
import { MoneyTable } from './MoneyTable';
import { NeedsPerson } from './NeedsPerson';
import { ReadinessNotice } from './ReadinessNotice';
import { RecentOrders } from './RecentOrders';
import { TierSeatsCard } from './TierSeatsCard';
import { WaitingRoomCard } from './WaitingRoomCard';
import { t } from '../../lib/i18n/t';

const REFRESH_MS = 30_000;

function Parts({ data }: { data: DashboardData }) {
  return (
    <>
      {/* The cards keep a distance to the edges by themselves. */}
      <Box sx={{ mx: -1, mb: 1.5 }}>
        <DashboardCards data={data} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack spacing={1.5}>
          <NeedsPerson needs={data.needs_person} />
          <SalesByDay days={data.days} tiers={data.tiers} />
          <MoneyByDay days={data.days} />
        </Stack>
        <Stack spacing={1.5}>
          <BundleSwitch />
          <WaitingRoomCard />
          <TierSeatsCard tiers={data.tiers} />
          <Leaderboard rows={data.leaderboard} />
        </Stack>
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <MoneyTable data={data} />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <RecentOrders orders={data.recent_orders} />
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('Figures of %{countedAt} WIB. They refresh every 30 seconds while this page is open.', {
          countedAt: formatJakarta(data.counted_at),
        })}
      </Typography>
    </>
  );
}

/** How the festival sells, and what needs somebody. */
export function Dashboard() {
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: dashboardCalls.read,
    refetchInterval: REFRESH_MS,
  });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box sx={{ px: { xs: 1, sm: 0 }, pt: 1 }}>
      <Title title="Dashboard" />
      <ReadinessNotice />
      {error && <LoadFailed what={t('The dashboard')} error={error} onRetry={() => void refetch()} />}
      {data && <Parts data={data} />}
      {!data && !error && <Loading />}
    </Box>
  );
}
