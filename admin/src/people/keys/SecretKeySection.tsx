import type { SecretKeyState } from '@festival/contracts';
import { Alert, Card, CardContent, CircularProgress, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatJakarta } from '../../lib/jakartaTime';
import { DetailRows } from '../../shared/fields/DetailCard';
import { Section } from '../../shared/fields/Section';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { keyCalls } from './keyCalls';

/** Whether the server accepts an old `SECRET_KEY`, and what is left of it. */
export function SecretKeySection() {
  const { data, error, refetch } = useQuery({ queryKey: ['secret-key'], queryFn: keyCalls.secretKey });
  return (
    <Section
      title="Secret key"
      hint="SECRET_KEY is set on the server. Sign-ins, payment links and two-factor secrets hang on it."
    >
      {error && !data && <LoadFailed what="The secret key" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label="Loading the secret key" />}
      {data && <SecretKeyCard state={data} />}
    </Section>
  );
}

function SecretKeyCard({ state }: { state: SecretKeyState }) {
  const { since, old_accepted, two_factor_secrets, recovery_code_accounts, kept_keys, mailed_links, tokens_until } =
    state;
  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          {!old_accepted && two_factor_secrets > 0 && (
            <Alert severity="error">
              {two_factor_secrets} two-factor secrets can’t be read with this key. Set the key of before as
              SECRET_KEY_OLD on the server.
            </Alert>
          )}
          {!old_accepted && kept_keys > 0 && (
            <Alert severity="error">
              {kept_keys === 1 ? '1 key' : `${kept_keys} keys`} of hashes can’t be read with this key: rows imported
              before and erased people would not be recognised. Set the key of before as SECRET_KEY_OLD on the server.
            </Alert>
          )}
          {old_accepted && (
            <Alert severity={isFree(state) ? 'success' : 'info'}>
              {isFree(state)
                ? `SECRET_KEY_OLD can be taken out${tokens_until ? ` from ${formatJakarta(tokens_until)} on` : ''}.`
                : 'SECRET_KEY_OLD is still needed.'}
            </Alert>
          )}
          <DetailRows
            details={[
              ['In use since', since ? formatJakarta(since) : 'the first start'],
              ['Old key accepted', old_accepted ? 'Yes' : 'No'],
              ...(old_accepted
                ? ([
                    ['Two-factor secrets that need it', two_factor_secrets],
                    ['Accounts with recovery codes that need it', recovery_code_accounts],
                    ['Keys of hashes that need it', kept_keys],
                    ['Waiting mails with a link that need it', mailed_links],
                    ['Sign-ins and payment links made with it end', tokens_until ? formatJakarta(tokens_until) : '–'],
                  ] satisfies Array<[string, string | number]>)
                : []),
            ]}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}

function isFree(state: SecretKeyState): boolean {
  const { two_factor_secrets, recovery_code_accounts, kept_keys, mailed_links, tokens_until } = state;
  return tokens_until !== null && two_factor_secrets + recovery_code_accounts + kept_keys + mailed_links === 0;
}
