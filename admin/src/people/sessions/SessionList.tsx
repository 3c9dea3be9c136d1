import type { AdminSession } from '@festival/contracts';
import { Box, Button, Card, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useLogout, useNotify } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { useAction } from '../../shared/dialogs/useAction';
import { StatusChip } from '../../shared/fields/StatusChip';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { t } from '../../lib/i18n/t';

interface SessionListProps {
  /** Whose they are, for the cache. */
  of: string;
  load: () => Promise<AdminSession[]>;
  end: (session: AdminSession) => Promise<unknown>;
}

/** Open sessions, each with a button that ends it. */
export function SessionList({ of, load, end }: SessionListProps) {
  const { data, error, refetch } = useQuery({ queryKey: ['sessions', of], queryFn: load });
  if (!data) {
    if (error) return <LoadFailed what={t('The sessions')} error={error} onRetry={() => void refetch()} />;
    return <CircularProgress aria-label={t('Loading the sessions')} />;
  }
  if (data.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', px: { xs: 2, sm: 0 } }}>
        {t('Nobody is signed in with this account.')}
      </Typography>
    );
  }
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((session) => (
        <SessionRow key={session.id} session={session} end={end} />
      ))}
    </Card>
  );
}

/** The server's `Chrome on Linux`, or a system alone. */
function deviceText(device: string): string {
  const [, program, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return program && system ? t('%{program} on %{system}', { program, system }) : device;
}

function SessionRow({ session, end }: { session: AdminSession; end: SessionListProps['end'] }) {
  const { device, address, opened_at, seen_at, is_current } = session;
  const name = device === null ? t('Unknown device') : deviceText(device);
  return (
    <Box
      component="li"
      aria-label={`${name}, ${address}`}
      sx={{
        px: 2,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {is_current && <StatusChip label={t('This one')} tone="info" />}
        </Box>
        <Typography variant="body2">{address}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('Opened %{openedAt} · last seen %{seenAt}', {
            openedAt: formatJakarta(opened_at),
            seenAt: formatJakarta(seen_at),
          })}
        </Typography>
      </Box>
      <EndButton session={session} name={name} end={end} />
    </Box>
  );
}

function EndButton({ session, name, end }: { session: AdminSession; name: string; end: SessionListProps['end'] }) {
  const [asks, setAsks] = useState(false);
  const notify = useNotify();
  const logout = useLogout();
  const { is_current: isCurrent, address } = session;
  const { run, busy } = useAction<void, unknown>({
    call: () => end(session),
    failureText: t('The session could not be ended.'),
    onDone: () => {
      if (isCurrent) void logout();
      else notify('The session has ended.');
    },
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('End %{name}, %{address}', { name, address })}
        onClick={() => setAsks(true)}
      >
        {t('End')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title="End this session?"
        content={
          isCurrent
            ? t('You are signed out on this device.')
            : t('%{name} at %{address} is signed out at once. What was not saved there is lost.', { name, address })
        }
        confirm={t('End session')}
        confirmColor="warning"
        onConfirm={() => run()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
