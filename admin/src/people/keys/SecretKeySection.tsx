import type { SecretKeyState } from '@festival/contracts';
import { Alert, Card, CardContent, CircularProgress, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatJakarta } from '../../lib/jakartaTime';
import { DetailRows } from '../../shared/fields/DetailCard';
import { Section } from '../../shared/fields/Section';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { keyCalls } from './keyCalls';
import { t } from '../../lib/i18n/t';

/** Whether the server accepts an old `SECRET_KEY`, and what is left of it. */
export function SecretKeySection() {
  const { data, error, refetch } = useQuery({ queryKey: ['secret-key'], queryFn: keyCalls.secretKey });
  return (
    <Section
      title={t('Secret key')}
      hint={t('SECRET_KEY is set on the server. Sign-ins, payment links and two-factor secrets hang on it.')}
    >
      {error && !data && <LoadFailed what={t('The secret key')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t('Loading the secret key')} />}
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
              {t(
                '%{twoFactorSecrets} two-factor secrets can’t be read with this key. Set the key of before as SECRET_KEY_OLD on the server.',
                { twoFactorSecrets: two_factor_secrets },
              )}
            </Alert>
          )}
          {!old_accepted && kept_keys > 0 && (
            <Alert severity="error">
              {t(
                '1 key of hashes can’t be read with this key: rows imported before and erased people would not be recognised. Set the key of before as SECRET_KEY_OLD on the server. |||| %{smart_count} keys of hashes can’t be read with this key: rows imported before and erased people would not be recognised. Set the key of before as SECRET_KEY_OLD on the server.',
                { smart_count: kept_keys },
              )}
            </Alert>
          )}
          {old_accepted && (
            <Alert severity={isFree(state) ? 'success' : 'info'}>
              {isFree(state)
                ? t('SECRET_KEY_OLD can be taken out%{tokensUntil}.', {
                    tokensUntil: tokens_until
                      ? t(' from %{tokensUntil} on', { tokensUntil: formatJakarta(tokens_until) })
                      : '',
                  })
                : t('SECRET_KEY_OLD is still needed.')}
            </Alert>
          )}
          <DetailRows
            details={[
              [t('In use since'), since ? formatJakarta(since) : t('the first start')],
              [t('Old key accepted'), old_accepted ? t('Yes') : t('No')],
              ...(old_accepted
                ? ([
                    [t('Two-factor secrets that need it'), two_factor_secrets],
                    [t('Accounts with recovery codes that need it'), recovery_code_accounts],
                    [t('Keys of hashes that need it'), kept_keys],
                    [t('Waiting mails with a link that need it'), mailed_links],
                    [
                      t('Sign-ins and payment links made with it end'),
                      tokens_until ? formatJakarta(tokens_until) : '–',
                    ],
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
