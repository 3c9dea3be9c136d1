import { lazy, Suspense, type ReactNode } from 'react';
import { LoadingPage, useAuthState, useGetIdentity } from 'react-admin';
import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { AdminIdentity } from '../providers/authProvider';
import { statusOf } from '../../lib/httpErrors';
import { FullPage, ServerErrorPage, StatusPage } from '../../shared/screens/StatusPage';
import { t } from '../../lib/i18n/t';

// Few ever see it.
const RequiredTwoFactorPage = lazy(async () => {
  const { RequiredTwoFactorPage: page } = await import('../../people/account/two-factor/RequiredTwoFactorPage');
  return { default: page };
});

/**
 * Lets its children appear only with a session, and only to who needn't set up two-factor authentication first; a
 * server that can't be asked is not the visitor's fault.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { authenticated, isPending, error } = useAuthState({}, false);
  const { identity, isPending: isAsking } = useGetIdentity({ enabled: authenticated === true });
  if (isPending || (authenticated && isAsking)) return <LoadingPage />;
  if (!authenticated) {
    return <FullPage>{statusOf(error) === 401 ? <AuthenticationRequiredPage /> : <ServerErrorPage />}</FullPage>;
  }
  if (!(identity as AdminIdentity | undefined)?.mustSetUpTwoFactor) return children;
  return (
    <Suspense fallback={<LoadingPage />}>
      <RequiredTwoFactorPage />
    </Suspense>
  );
}

/** Shown without a session on any screen but the sign-in, which then leads back here. */
function AuthenticationRequiredPage() {
  const { pathname, search } = useLocation();
  return (
    <StatusPage title={t('AUTHENTICATION REQUIRED')} text={t('PLEASE LOGIN TO CONTINUE')}>
      <Button component={Link} to="/login" state={{ nextPathname: pathname, nextSearch: search }} variant="contained">
        {t('Sign in')}
      </Button>
    </StatusPage>
  );
}
