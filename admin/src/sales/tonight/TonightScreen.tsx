import type { Now, NowTrends } from '@festival/contracts';
import TvIcon from '@mui/icons-material/Tv';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Loading, Title, useLogoutIfAccessDenied } from 'react-admin';
import { Link } from 'react-router-dom';
import { jakartaTimeOfDay } from '../../lib/jakartaTime';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { AlertList } from './AlertList';
import { Lights } from './Lights';
import { duration, NO_LIGHTS, WALL_PATH } from './nowTexts';
import { CasesNow, PaymentsNow, QueuesNow, RoomNow, SalesFigures, SalesMinutes, TiersNow } from './TonightParts';
import { DayNow } from './trends/DayNow';
import { GatesNow } from './trends/GatesNow';
import { DeclinesNow, MethodsNow } from './trends/PaymentTrends';
import { STALE_MS, TRENDS_STALE_MS, useNow, useSecondsSince, useTrends } from './useNow';
import { t } from '../../lib/i18n/t';

const ROW_OF = (narrow: string, wide: string) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: narrow, xl: wide },
});
const TWO = 'repeat(2, minmax(0, 1fr))';
const THREE = 'repeat(3, minmax(0, 1fr))';

interface PartsProps {
  now: Now;
  trends: NowTrends | undefined;
  isStale: boolean;
}

function Parts({ now, trends, isStale }: PartsProps) {
  const dimmed = { opacity: isStale ? 0.6 : 1 };
  const hasSold = now.minutes.some(({ tickets }) => tickets > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <AlertList alerts={now.alerts} />
      {/* Nobody scrolls past ten cards to what waits for them. */}
      <Box sx={dimmed}>
        <CasesNow attention_count={now.attention_count} failed_mails={now.failed_mails} />
      </Box>
      <Box sx={{ ...dimmed, ...ROW_OF('minmax(0, 1fr)', 'minmax(0, 1fr) minmax(0, 2fr)') }}>
        <DashboardCard title={t('How everything is')}>
          <Lights lights={isStale ? NO_LIGHTS : now.lights} />
        </DashboardCard>
        <DashboardCard title={t('Sales')} hint={hasSold ? undefined : t('Nothing was sold within the last hour.')}>
          <SalesFigures sales={now.sales} />
          <Box sx={{ mt: 2 }}>
            <SalesMinutes minutes={now.minutes} />
          </Box>
        </DashboardCard>
      </Box>
      <Box sx={{ ...dimmed, ...ROW_OF(TWO, 'minmax(0, 2fr) minmax(0, 1fr)') }}>
        {trends && <DayNow trends={trends} />}
        <TiersNow tiers={now.tiers} isOnSale={now.is_on_sale} sellOut={trends?.sell_out} />
      </Box>
      <Box sx={{ ...dimmed, ...ROW_OF(TWO, THREE) }}>
        <PaymentsNow pending={now.pending} failures={now.failures} />
        {trends && <MethodsNow methods={trends.methods} />}
        {trends && <DeclinesNow declines={trends.declines} />}
        <QueuesNow queues={now.queues} />
        <RoomNow waiting_room={now.waiting_room} queues={now.queues} />
      </Box>
      <Box sx={dimmed}>
        <GatesNow gates={now.gates} trends={trends} />
      </Box>
    </Box>
  );
}

/** When the figures came; a warning once they are old. */
function Age({ asOf, seconds, isStale }: { asOf: number; seconds: number; isStale: boolean }) {
  if (!isStale) {
    return (
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('as of %{jakartaTimeOfDay} WIB', { jakartaTimeOfDay: jakartaTimeOfDay(new Date(asOf)) })}
      </Typography>
    );
  }
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {t('These figures are %{seconds} old.', { seconds: duration(seconds) })}
    </Alert>
  );
}

/** That what is counted less often doesn't come, while the rest does. */
function TrendsAge({ seconds }: { seconds: number }) {
  return (
    <Alert severity="warning" sx={{ py: 0, mb: 1 }}>
      {t('The curves, and payments by method, are %{seconds} old.', { seconds: duration(seconds) })}
    </Alert>
  );
}

/** The night at a glance, on a phone or a desk; `wall/` is the same for a screen on the wall. */
export function TonightScreen() {
  const { data, dataUpdatedAt, error, refetch } = useNow();
  const trends = useTrends();
  const seconds = useSecondsSince(dataUpdatedAt);
  const trendsSeconds = useSecondsSince(trends.dataUpdatedAt);
  const isStale = seconds * 1_000 >= STALE_MS;
  const isTrendsStale = !isStale && trends.data !== undefined && trendsSeconds * 1_000 >= TRENDS_STALE_MS;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box
      sx={{
        px: { xs: 1, sm: 0 },
        pt: 1,
        '--row-size': 'clamp(0.9rem, 1.1vw, 1.4rem)',
        '--small-size': '0.75rem',
      }}
    >
      <Title title="Tonight" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1,
          minHeight: 40,
        }}
      >
        {data ? <Age asOf={dataUpdatedAt} seconds={seconds} isStale={isStale} /> : <span />}
        <Button
          size="small"
          component={Link}
          to={WALL_PATH}
          startIcon={<TvIcon />}
          // A screen that people stand before, not one in a hand.
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('For the wall')}
        </Button>
      </Box>
      {isTrendsStale && <TrendsAge seconds={trendsSeconds} />}
      {error && (
        <Box sx={{ mb: 1 }}>
          <LoadFailed what={t('Tonight')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {!error && trends.error && !trends.data && (
        <Box sx={{ mb: 1 }}>
          <LoadFailed
            what={t('What is counted less often')}
            error={trends.error}
            onRetry={() => void trends.refetch()}
          />
        </Box>
      )}
      {data && <Parts now={data} trends={trends.data} isStale={isStale} />}
      {!data && !error && <Loading />}
    </Box>
  );
}
