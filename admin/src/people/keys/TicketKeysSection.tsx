import type { TicketKeyState, TicketSigningKey } from '@festival/contracts';
import { Alert, Box, Button, Card, CircularProgress, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatJakarta, formatJakartaSeconds } from '../../lib/jakartaTime';
import { ProofDialog } from '../../shared/dialogs/ProofDialog';
import { Section } from '../../shared/fields/Section';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { keyCalls } from './keyCalls';
import { MailNewCodesButton } from './MailNewCodesButton';
import { RetireKeyButton } from './RetireKeyButton';

const REFRESH_MS = 15_000;

const LABELS: Readonly<Record<TicketKeyState, string>> = {
  waits: 'Signs soon',
  signs: 'Signs new tickets',
  accepted: 'Accepted',
  retired: 'Retired',
};
const TONES: Readonly<Record<TicketKeyState, Tone>> = {
  waits: 'info',
  signs: 'success',
  accepted: 'default',
  retired: 'error',
};

/** The keys that sign the tickets' QR codes. */
export function TicketKeysSection() {
  const { data, error, refetch } = useQuery({
    queryKey: ['ticket-keys'],
    queryFn: keyCalls.list,
    refetchInterval: REFRESH_MS,
  });
  const isWaiting = data?.keys.some(({ state }) => state === 'waits') ?? true;
  const behind = data?.phones_behind ?? 0;
  return (
    <Section
      title="Ticket keys"
      hint="They sign the QR codes. A new key signs new tickets from a minute after it was made; earlier tickets stay valid until their key is retired."
      action={<NewKeyButton disabled={isWaiting} />}
    >
      {error && !data && <LoadFailed what="The keys" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label="Loading the keys" />}
      {data && data.keys.length > 1 && behind > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {behind === 1 ? '1 phone at the gate was' : `${behind} phones at the gate were`} not seen since a key was last
          made or retired. Without a network {behind === 1 ? 'it refuses' : 'they refuse'} tickets of a new key, and{' '}
          {behind === 1 ? 'accepts' : 'accept'} those of a retired one.
        </Alert>
      )}
      {data && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.keys.map((key) => (
            <KeyRow key={key.id} ticketKey={key} />
          ))}
        </Card>
      )}
    </Section>
  );
}

function KeyRow({ ticketKey }: { ticketKey: TicketSigningKey }) {
  const { id, state, created_at, signs_from, retired_at, unused_tickets } = ticketKey;
  return (
    <Box
      component="li"
      aria-label={`Key ${id}, ${LABELS[state]}`}
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, fontFamily: 'monospace' }}>
          {id}
        </Typography>
        <StatusChip label={LABELS[state]} tone={TONES[state]} />
      </Box>
      <Typography variant="body2">
        {unused_tickets === 1 ? '1 unused ticket carries it' : `${unused_tickets} unused tickets carry it`}
        {state === 'retired' && unused_tickets > 0 && ', and need a new QR code'}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        Made {formatJakarta(created_at)}
        {state === 'waits' && ` · signs from ${formatJakartaSeconds(signs_from)}`}
        {retired_at && ` · retired ${formatJakarta(retired_at)}`}
      </Typography>
      {(state === 'accepted' || state === 'retired') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
          {unused_tickets > 0 && <MailNewCodesButton ticketKey={ticketKey} />}
          {state === 'accepted' && <RetireKeyButton ticketKey={ticketKey} />}
        </Box>
      )}
    </Box>
  );
}

function NewKeyButton({ disabled }: { disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setIsOpen(true)}>
        New key
      </Button>
      {isOpen && (
        <ProofDialog
          title="Make a new ticket key?"
          submitLabel="Make key"
          successText="The key is made. It signs new tickets in a minute."
          failureText="The key could not be made"
          call={keyCalls.create}
          onClose={() => setIsOpen(false)}
        >
          {() => (
            <DialogContentText>
              New tickets get QR codes of this key. Earlier tickets stay valid. Phones at the gate learn it by
              themselves while they have a network.
            </DialogContentText>
          )}
        </ProofDialog>
      )}
    </>
  );
}
