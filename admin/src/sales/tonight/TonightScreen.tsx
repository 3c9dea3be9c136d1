import type { Now, NowLight, NowLights } from '@festival/contracts';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Loading, Title, useLogoutIfAccessDenied } from 'react-admin';
import { jakartaTimeOfDay } from '../../lib/jakartaTime';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { AlertList } from './AlertList';
import { Lights } from './Lights';
import { duration } from './nowTexts';
import { Sparkline } from './Sparkline';
import { CasesNow, GatesNow, PaymentsNow, QueuesNow, RoomNow, SalesFigures, TiersNow } from './TonightParts';
import { useFullScreen } from './useFullScreen';
import { STALE_MS, useNow, useSecondsSince } from './useNow';
import { t } from '../../lib/i18n/t';

/** Of figures that no longer come nothing is known. */
const NO_LIGHT: NowLight = { state: 'unknown', text: t('no news') };
const NO_LIGHTS: NowLights = { provider: NO_LIGHT, worker: NO_LIGHT, mail: NO_LIGHT, database: NO_LIGHT };

function Parts({ now, isStale, isFull }: { now: Now; isStale: boolean; isFull: boolean }) {
  const tickets = now.minutes.map((minute) => minute.tickets);
  const dimmed = { opacity: isStale ? 0.6 : 1 };
  // On a wall all of it is to be seen at once, since nobody scrolls.
  const threeFrom = isFull ? 'md' : 'xl';
  const hasSold = tickets.some((count) => count > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <AlertList alerts={now.alerts} />
      <Box
        sx={{
          ...dimmed,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', [threeFrom]: 'minmax(0, 1fr) minmax(0, 2fr)' },
        }}
      >
        <DashboardCard title={t('How everything is')}>
          <Lights lights={isStale ? NO_LIGHTS : now.lights} isOneColumn={isFull} />
        </DashboardCard>
        <DashboardCard title={t('Sales')} hint={hasSold ? undefined : t('Nothing was sold within the last hour.')}>
          <SalesFigures sales={now.sales} />
          <Box sx={{ mt: 2 }}>
            <Sparkline values={tickets} />
          </Box>
        </DashboardCard>
      </Box>
      <Box
        sx={{
          ...dimmed,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            [threeFrom]: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        <TiersNow tiers={now.tiers} isOnSale={now.is_on_sale} />
        <PaymentsNow pending={now.pending} failures={now.failures} />
        <QueuesNow queues={now.queues} />
        <CasesNow attention_count={now.attention_count} failed_mails={now.failed_mails} />
        <RoomNow room={now.waiting_room} />
        <GatesNow gates={now.gates} />
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

const IN_THE_OFFICE = { px: { xs: 1, sm: 0 }, pt: 1, '--row-size': 'clamp(0.9rem, 1.1vw, 1.4rem)' };
const ON_A_WALL = {
  p: 2,
  overflow: 'auto',
  bgcolor: 'background.default',
  '--row-size': 'clamp(1rem, 1.5vw, 2.4rem)',
  // Nobody presses anything there.
  '& .MuiLink-root': { display: 'none' },
  '& dd .MuiLink-root': { display: 'inline', color: 'inherit', textDecoration: 'none' },
};

/** The night at a glance, for a phone in the hand or a screen on the wall. */
export function TonightScreen() {
  const place = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(place);
  const { data, dataUpdatedAt, error, refetch } = useNow();
  const seconds = useSecondsSince(dataUpdatedAt);
  const isStale = seconds * 1_000 >= STALE_MS;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box ref={place} sx={isFull ? ON_A_WALL : IN_THE_OFFICE}>
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
        <Button size="small" onClick={toggle} startIcon={isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}>
          {isFull ? t('Leave full screen') : t('Full screen')}
        </Button>
      </Box>
      {error && (
        <Box sx={{ mb: 1 }}>
          <LoadFailed what={t('Tonight')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data && <Parts now={data} isStale={isStale} isFull={isFull} />}
      {!data && !error && <Loading />}
    </Box>
  );
}
