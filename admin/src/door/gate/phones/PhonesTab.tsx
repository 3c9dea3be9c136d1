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

const TICK_MS = 5_000;
const byName = (one: AdminGatePhone, other: AdminGatePhone) =>
  one.name.localeCompare(other.name, 'en', { numeric: true });

/** The phones of the gate, with the conditions that need somebody. */
export function PhonesTab() {
  const { data, dataUpdatedAt, error, refetch } = usePhones();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      Add a phone
    </Button>
  );
  return (
    <Stack spacing={1.5} sx={{ pt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {data && `as of ${jakartaTimeOfDay(new Date(dataUpdatedAt))} WIB`}
        </Typography>
        {data && data.length > 0 && add}
      </Box>
      {error && <LoadFailed what="The list of phones" error={error} onRetry={() => void refetch()} />}
      {data && data.length === 0 && (
        <Card variant="outlined">
          <EmptyState
            title="No phones yet"
            hint="A volunteer’s own phone becomes a scanner by a code that it scans with its camera. It needs no account."
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
      {inUse.length > 0 && <PhoneList label="Phones in use" phones={inUse} now={now} onNewCode={onNewCode} />}
      {over.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.75 } }}>
          <summary>Taken out or over ({over.length})</summary>
          <PhoneList label="Phones that scan no more" phones={over} now={now} onNewCode={onNewCode} />
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
  if (paired.length === 0) return <Alert severity="info">No phone is paired.</Alert>;
  const ready =
    paired.length === 1 ? 'The one paired phone is ready.' : `All ${paired.length} paired phones are ready.`;
  return (
    <Alert severity={needy.length > 0 ? 'warning' : 'success'}>
      {needy.length > 0
        ? `Of ${paired.length} paired ${paired.length === 1 ? 'phone' : 'phones'}, ${needy.length} ${needy.length === 1 ? 'needs' : 'need'} somebody: ${needy.map(({ name }) => name).join(', ')}`
        : ready}
    </Alert>
  );
}
