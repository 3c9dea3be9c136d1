import type { GateBoard } from '@festival/contracts';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { Link } from 'react-router-dom';
import { jakartaTimeOfDay } from '../../../lib/jakartaTime';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { useWakeLock } from '../../../lib/useWakeLock';
import { pathOf } from '../gatePaths';
import { TakeBackButton } from '../undo/TakeBackDialog';
import { useBoard } from '../useGateQuery';
import { BigFigures } from './BigFigures';
import { DoubleList } from './DoubleList';
import { EntryBars } from './EntryBars';
import { GateTable } from './GateTable';
import { Panel } from './Panel';
import { useFullScreen } from './useFullScreen';
import { t } from '../../../lib/i18n/t';

/** As red in the dark theme, whose own red is pale. */
const ALARM = { bgcolor: '#b81f34', color: '#fff' };
const ASK_FOR_ID_TEXT = t('Three doubles in ten minutes: all phones ask for an ID');

/** The evening in large figures, for a screen that several people look at. */
export function BoardTab() {
  const { data, error, refetch } = useBoard();
  const { ref, isPossible, isOn, toggle } = useFullScreen<HTMLDivElement>();
  useWakeLock(isOn);
  return (
    <Stack
      ref={ref}
      spacing={1.5}
      sx={{ pt: 1.5, '&:fullscreen': { p: 2, bgcolor: 'background.default', overflow: 'auto' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {data && t('as of %{jakartaTimeOfDay} WIB', { jakartaTimeOfDay: jakartaTimeOfDay(new Date(data.now)) })}
        </Typography>
        {!isOn && <TakeBackButton />}
        {isPossible && (
          <Button variant="outlined" startIcon={isOn ? <FullscreenExitIcon /> : <FullscreenIcon />} onClick={toggle}>
            {isOn ? t('Leave full screen') : t('Full screen')}
          </Button>
        )}
      </Box>
      {data?.ask_for_id && <AskForId />}
      {error && <LoadFailed what={t('The board')} error={error} onRetry={() => void refetch()} />}
      {error && data && <Typography component="output">{t('The figures are the last ones that came.')}</Typography>}
      {data && <Figures board={data} />}
      {!data && !error && <Loading />}
    </Stack>
  );
}

function AskForId() {
  return (
    <Alert
      severity="error"
      variant="filled"
      sx={{ ...ALARM, alignItems: 'center', fontSize: { xs: '1.15rem', md: '1.75rem' } }}
    >
      <strong>{ASK_FOR_ID_TEXT}</strong>
    </Alert>
  );
}

function Figures({ board }: { board: GateBoard }) {
  const { gates, minutes, now } = board;
  return (
    <>
      <BigFigures board={board} />
      {board.entered === 0 ? (
        <NobodyIn />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <EntryBars minutes={minutes} now={now} />
          <GateTable gates={gates} />
        </Box>
      )}
      <DoubleList count={board.doubles} now={now} />
    </>
  );
}

function NobodyIn() {
  return (
    <Panel>
      <EmptyState
        title={t('Nobody is in yet')}
        hint={t('The first entry appears here within seconds. Phones are added beforehand.')}
      >
        <Button component={Link} to={pathOf('phones')} variant="outlined">
          {t('Add phones')}
        </Button>
      </EmptyState>
    </Panel>
  );
}
