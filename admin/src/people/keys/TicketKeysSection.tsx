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
import { t } from '../../lib/i18n/t';

const REFRESH_MS = 15_000;

const LABELS: Readonly<Record<TicketKeyState, string>> = {
  waits: t('Signs soon'),
  signs: t('Signs new tickets'),
  accepted: t('Accepted'),
  retired: t('Retired'),
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
      title={t('Ticket keys')}
      hint={t(
        'They sign the QR codes. A new key signs new tickets from a minute after it was made; earlier tickets stay valid until their key is retired.',
      )}
      action={<NewKeyButton disabled={isWaiting} />}
    >
      {error && !data && <LoadFailed what={t('The keys')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t('Loading the keys')} />}
      {data && data.keys.length > 1 && behind > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(
            '1 phone at the gate was not seen since a key was last made or retired. Without a network it refuses tickets of a new key, and accepts those of a retired one. |||| %{smart_count} phones at the gate were not seen since a key was last made or retired. Without a network they refuse tickets of a new key, and accept those of a retired one.',
            { smart_count: behind },
          )}
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
      aria-label={t('Key %{id}, %{labels}', { id, labels: LABELS[state] })}
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, fontFamily: 'monospace' }}>
          {id}
        </Typography>
        <StatusChip label={LABELS[state]} tone={TONES[state]} />
      </Box>
      <Typography variant="body2">
        {unused_tickets === 1
          ? t('1 unused ticket carries it')
          : t('%{unusedTickets} unused tickets carry it', { unusedTickets: unused_tickets })}
        {state === 'retired' && unused_tickets > 0 && t(', and need a new QR code')}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('Made %{createdAt}%{state}%{retiredAt}', {
          createdAt: formatJakarta(created_at),
          state:
            state === 'waits' ? t(' · signs from %{signsFrom}', { signsFrom: formatJakartaSeconds(signs_from) }) : '',
          retiredAt: retired_at && t(' · retired %{retiredAt}', { retiredAt: formatJakarta(retired_at) }),
        })}
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
        {t('New key')}
      </Button>
      {isOpen && (
        <ProofDialog
          title={t('Make a new ticket key?')}
          submitLabel={t('Make key')}
          successText={t('The key is made. It signs new tickets in a minute.')}
          failureText={t('The key could not be made')}
          call={keyCalls.create}
          onClose={() => setIsOpen(false)}
        >
          {() => (
            <DialogContentText>
              {t(
                'New tickets get QR codes of this key. Earlier tickets stay valid. Phones at the gate learn it by themselves while they have a network.',
              )}
            </DialogContentText>
          )}
        </ProofDialog>
      )}
    </>
  );
}
