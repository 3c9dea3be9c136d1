import { WAITING_ROOM_MODES, type AdminWaitingRoom, type WaitingRoomMode } from '@festival/contracts';
import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatJakarta, jakartaTimeOfDay } from '../../lib/jakartaTime';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { formatCount } from '../../shared/lists/StatCard';
import { dashboardCalls } from './dashboardCalls';
import { WaitingRoomSettings } from './WaitingRoomSettings';
import { MODE_TEXTS, NO_OPENING_TEXT, PAUSE_TEXTS, STATE_TEXTS, WARNING_TEXTS } from './waitingRoomTexts';
import { t } from '../../lib/i18n/t';

const KEY = ['waiting-room'];
const REFRESH_MS = 2_000;

function figuresOf(room: AdminWaitingRoom): Array<[string, string]> {
  return [
    [t('Waiting'), formatCount(room.waiting)],
    [
      t('Inside'),
      t('%{inside} of %{capacity}', { inside: formatCount(room.inside), capacity: formatCount(room.capacity) }),
    ],
    [
      t('Let in'),
      t('%{admitted} of %{issued}', { admitted: formatCount(room.admitted), issued: formatCount(room.issued) }),
    ],
    [
      t('A minute'),
      t('%{pace} of %{paceLimit}', { pace: formatCount(room.pace), paceLimit: formatCount(room.pace_limit) }),
    ],
  ];
}

function Figures({ room }: { room: AdminWaitingRoom }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }, gap: 1.5, my: 1.5 }}
    >
      {figuresOf(room).map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="subtitle1" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function consequenceOf(mode: WaitingRoomMode, { waiting }: AdminWaitingRoom): string {
  const { consequence } = MODE_TEXTS[mode];
  return mode === 'off' && waiting > 0
    ? `${t('Waiting: %{count}.', { count: formatCount(waiting) })} ${consequence}`
    : consequence;
}

/** In words; before the opening with its time, as everybody is told it. */
function stateText({ state, pause, told_opens_at: opening }: AdminWaitingRoom): string {
  if (state === 'paused' && pause) return PAUSE_TEXTS[pause];
  if (state !== 'gathering') return STATE_TEXTS[state];
  return `${STATE_TEXTS.gathering}: ${opening ? t('opens %{opening} WIB', { opening: formatJakarta(opening) }) : NO_OPENING_TEXT}`;
}

interface RoomProps {
  room: AdminWaitingRoom;
  /** When the figures came, in milliseconds: while none come it stands still. */
  asOf: number;
  onChanged: (room: AdminWaitingRoom) => void;
}

function Room({ room, asOf, onChanged }: RoomProps) {
  const isOn = room.state !== 'off';
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Chip size="small" color={isOn ? 'primary' : 'default'} label={MODE_TEXTS[room.mode].name} />
        <Typography component="output" variant="body2">
          {stateText(room)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('as of %{jakartaTimeOfDay} WIB', { jakartaTimeOfDay: jakartaTimeOfDay(new Date(asOf)) })}
        </Typography>
      </Box>
      {isOn && <Figures room={room} />}
      <Stack spacing={1} aria-live="polite">
        {room.warnings.map((warning) => (
          <Alert key={warning} severity="warning">
            {WARNING_TEXTS[warning]}
          </Alert>
        ))}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {WAITING_ROOM_MODES.filter((mode) => mode !== room.mode).map((mode) => (
          <ConfirmedAction
            key={mode}
            label={MODE_TEXTS[mode].button}
            question={MODE_TEXTS[mode].question}
            content={consequenceOf(mode, room)}
            colour={mode === 'off' ? 'error' : 'primary'}
            call={() => dashboardCalls.setWaitingRoom({ mode })}
            onDone={onChanged}
          />
        ))}
        <WaitingRoomSettings room={room} onChanged={onChanged} />
      </Box>
    </>
  );
}

/** The waiting room as it is now, its switch and its settings. */
export function WaitingRoomCard() {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: dashboardCalls.waitingRoom,
    refetchInterval: REFRESH_MS,
    // Without a connection too: the figures must not stand still in silence.
    networkMode: 'always',
  });
  const show = async (room: AdminWaitingRoom): Promise<void> => {
    // Figures that were asked for before the change must not undo it on the screen.
    await client.cancelQueries({ queryKey: KEY });
    client.setQueryData(KEY, room);
  };
  return (
    <DashboardCard
      title={t('Waiting room')}
      hint={t('Puts people who want to buy at the same time into an order. It doesn’t stop bots.')}
    >
      {error && (
        <Box sx={{ mb: 1 }}>
          <LoadFailed what={t('The waiting room')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data && <Room room={data} asOf={dataUpdatedAt} onChanged={(room) => void show(room)} />}
    </DashboardCard>
  );
}
