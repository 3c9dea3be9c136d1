import { GATE_PAIRING_MINUTES, type AdminGatePhone, type GatePairing } from '@festival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { serverMessage } from '../../../lib/httpErrors';
import { useSingleMutation } from '../../../lib/singleCall';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { gateCalls } from '../gateCalls';
import { useServerNow } from '../serverClock';
import { usePhones } from '../useGateQuery';
import { PairingCode } from './PairingCode';
import { t } from '../../../lib/i18n/t';

const TICK_MS = 1_000;

/** `14 min 05 s`; null when the time is over. */
export function pairingTimeLeft(validUntil: string, now: number): string | null {
  // The server's clock is known to two seconds only.
  const seconds = Math.min(GATE_PAIRING_MINUTES * 60, Math.ceil((Date.parse(validUntil) - now) / 1000));
  if (seconds <= 0) return null;
  return t('%{seconds} min %{padStart} s', {
    seconds: Math.floor(seconds / 60),
    padStart: String(seconds % 60).padStart(2, '0'),
  });
}

/** Whether a phone was paired by this code. A list may be older than the code, and then tells of the pairing before. */
function isPairedBy({ id, valid_until: validUntil }: GatePairing, phone: AdminGatePhone): boolean {
  const madeAt = Date.parse(validUntil) - GATE_PAIRING_MINUTES * 60_000;
  return phone.id === id && phone.state === 'paired' && Date.parse(phone.paired_at ?? '') >= madeAt;
}

interface PairingDialogProps {
  name: string;
  code: GatePairing;
  /** Offers to add another phone. */
  onAnother?: () => void;
  onClose: () => void;
}

/** Shows a phone's code until it is scanned. */
export function PairingDialog({ name, code: first, onAnother, onClose }: PairingDialogProps) {
  const [code, setCode] = useState(first);
  const { data, error, refetch } = usePhones(true);
  const now = useServerNow(TICK_MS);
  const isPaired = data?.some((phone) => isPairedBy(code, phone)) ?? false;
  const timeLeft = pairingTimeLeft(code.valid_until, now);
  return (
    <ActionDialog
      title={isPaired ? t('%{name} is paired', { name }) : t('Code for %{name}', { name })}
      closeLabel={isPaired ? t('Done') : t('Close')}
      submitLabel={isPaired && onAnother ? t('Add another') : undefined}
      onSubmit={onAnother}
      onClose={onClose}
    >
      {isPaired ? (
        <Paired name={name} />
      ) : (
        <>
          {error && <LoadFailed what={t('The list of phones')} error={error} onRetry={() => void refetch()} />}
          {timeLeft === null ? (
            <CodeTooOld id={code.id} onNewCode={setCode} />
          ) : (
            <PairingCode name={name} code={code} timeLeft={timeLeft} />
          )}
        </>
      )}
    </ActionDialog>
  );
}

function Paired({ name }: { name: string }) {
  return (
    <Stack component="output" spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 2 }}>
      <CheckCircleIcon color="success" sx={{ fontSize: 72 }} />
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{t('%{name} is paired', { name })}</Typography>
      <Typography>{t('It loads the tickets now. Its screen “Ready for tonight” says what is left to do.')}</Typography>
    </Stack>
  );
}

function CodeTooOld({ id, onNewCode }: { id: number; onNewCode: (code: GatePairing) => void }) {
  const { run, busy, error } = useSingleMutation({ mutationFn: () => gateCalls.pairAgain(id), onSuccess: onNewCode });
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning">{t('This code is too old.')}</Alert>
      {error && <Alert severity="error">{serverMessage(error) ?? t('No new code could be made.')}</Alert>}
      <Button variant="contained" loading={busy} onClick={() => run()}>
        {t('New code')}
      </Button>
    </Stack>
  );
}
