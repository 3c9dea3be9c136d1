import type { AdminGatePhone, GatePairing } from '@festival/contracts';
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { jakartaTimeOfDay } from '../../../lib/jakartaTime';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { AddPhoneDialog } from '../pairing/AddPhoneDialog';
import { isInUse } from '../pairing/newPhone';
import { PairingDialog } from '../pairing/PairingDialog';
import { useServerNow } from '../serverClock';
import { usePhones } from '../useGateQuery';
import { needsOf } from './phoneNeeds';
import { PhoneList } from './PhoneList';
import { t } from '../../../lib/i18n/t';

const TICK_MS = 5_000;
const byName = (one: AdminGatePhone, other: AdminGatePhone) =>
  one.name.localeCompare(other.name, 'en', { numeric: true });

/** The phones of the gate, with the conditions that need somebody. */
export function PhonesTab() {
  const { data, dataUpdatedAt, error, refetch } = usePhones();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {t('Add a phone')}
    </Button>
  );
  return (
    <Stack spacing={1.5} sx={{ pt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {data && t('as of %{jakartaTimeOfDay} WIB', { jakartaTimeOfDay: jakartaTimeOfDay(new Date(dataUpdatedAt)) })}
        </Typography>
        {data && data.length > 0 && add}
      </Box>
      {error && <LoadFailed what={t('The list of phones')} error={error} onRetry={() => void refetch()} />}
      {data && data.length === 0 && (
        <Card variant="outlined">
          <EmptyState
            title={t('No phones yet')}
            hint={t(
              'A volunteer’s own phone becomes a scanner by a code that it scans with its camera. It needs no account.',
            )}
          >
            {add}
          </EmptyState>
        </Card>
      )}
      {data && data.length > 0 && <Phones phones={data} />}
      {!data && !error && <Loading />}
      {isAdding && <AddPhoneDialog phones={data ?? []} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function Phones({ phones }: { phones: AdminGatePhone[] }) {
  const now = useServerNow(TICK_MS);
  const [pairing, setPairing] = useState<{ name: string; code: GatePairing }>();
  const sorted = phones.toSorted(byName);
  const over = sorted.filter((phone) => !isInUse(phone));
  const inUse = sorted.filter(isInUse);
  const onNewCode = ({ name }: AdminGatePhone, code: GatePairing) => setPairing({ name, code });
  return (
    <>
      <Summary phones={inUse} now={now} />
      {inUse.length > 0 && <PhoneList label={t('Phones in use')} phones={inUse} now={now} onNewCode={onNewCode} />}
      {over.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.75 } }}>
          <summary>{t('Taken out or over (%{count})', { count: over.length })}</summary>
          <PhoneList label={t('Phones that scan no more')} phones={over} now={now} onNewCode={onNewCode} />
        </Box>
      )}
      {pairing && <PairingDialog {...pairing} onClose={() => setPairing(undefined)} />}
    </>
  );
}

/** The same as each phone's own screen *Ready for tonight*, of all phones. */
function Summary({ phones, now }: { phones: AdminGatePhone[]; now: number }) {
  const paired = phones.filter(({ state }) => state === 'paired');
  const needy = paired.filter((phone) => needsOf(phone, now).length > 0);
  if (paired.length === 0) return <Alert severity="info">{t('No phone is paired.')}</Alert>;
  const ready =
    paired.length === 1
      ? t('The one paired phone is ready.')
      : t('All %{count} paired phones are ready.', { count: paired.length });
  return (
    <Alert severity={needy.length > 0 ? 'warning' : 'success'}>
      {needy.length > 0
        ? needyText(
            paired.length,
            needy.map(({ name }) => name),
          )
        : ready}
    </Alert>
  );
}

function needyText(paired: number, needy: string[]): string {
  const names = needy.join(', ');
  if (paired === 1) return t('Of 1 paired phone, 1 needs somebody: %{names}', { names });
  return t(
    'Of %{paired} paired phones, 1 needs somebody: %{names} |||| Of %{paired} paired phones, %{smart_count} need somebody: %{names}',
    { paired, smart_count: needy.length, names },
  );
}
