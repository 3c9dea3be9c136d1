import { Alert, Button, CircularProgress, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NETWORK_ERROR_TEXT, serverMessage } from '../../../lib/httpErrors';
import { SignedOutCard } from '../../sign-in/SignedOutCard';
import { accountCalls } from '../accountCalls';
import { SetPasswordForm } from './SetPasswordForm';

const TITLE = 'Set your password';

const toSignIn = (
  <Button component={Link} to="/login" variant="contained" size="large">
    Go to sign in
  </Button>
);

/** The page behind a one-time link: `/admin/set-password#token`. Works without a session. */
export function SetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const [done, setDone] = useState<string>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => accountCalls.linkOwner(token),
    // A link that was used here must not be looked at again behind its success.
    enabled: done === undefined,
    // Asked once: another look while somebody types would take the form and its password away.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (done) {
    return (
      <SignedOutCard title={TITLE} subtitle={data?.email ?? ''}>
        <Stack spacing={2}>
          <Alert severity="success">{done}</Alert>
          {toSignIn}
        </Stack>
      </SignedOutCard>
    );
  }
  if (isPending) {
    return (
      <SignedOutCard title={TITLE} subtitle="Looking at your link">
        <Stack sx={{ alignItems: 'center' }}>
          <CircularProgress aria-label="Loading" />
        </Stack>
      </SignedOutCard>
    );
  }
  if (!data) {
    const said = serverMessage(error);
    return (
      <SignedOutCard title={TITLE} subtitle="This did not work">
        <Stack spacing={2}>
          <Alert severity="error">{said ?? NETWORK_ERROR_TEXT}</Alert>
          {said ? toSignIn : <Button onClick={() => void refetch()}>Retry</Button>}
        </Stack>
      </SignedOutCard>
    );
  }
  return (
    <SignedOutCard title={TITLE} subtitle={`${data.name} · ${data.email}`}>
      <SetPasswordForm token={token} email={data.email} onDone={setDone} />
    </SignedOutCard>
  );
}
