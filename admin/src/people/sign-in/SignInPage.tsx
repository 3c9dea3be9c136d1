import type { AdminLoginRequest } from '@festival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLogin, useNotificationContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { SignedOutCard } from './SignedOutCard';
import { SignInForm } from './SignInForm';
import { t } from '../../lib/i18n/t';

const SESSION_ENDED_TEXT = t('Your session has ended. Please sign in again.');

/** The sign-in, titled as the festival's Admin Portal. */
export function SignInPage() {
  const login = useLogin();
  const queryClient = useQueryClient();
  const { resetNotifications } = useNotificationContext();
  const [search] = useSearchParams();

  const signIn = (values: AdminLoginRequest) => {
    // Data and notices of an earlier session on this browser are not for this person.
    queryClient.clear();
    resetNotifications();
    return login(values);
  };

  return (
    <SignedOutCard title={t('Festival Admin Portal')} subtitle={t('For committee members only')}>
      <SignInForm
        notice={search.has('expired') ? SESSION_ENDED_TEXT : undefined}
        signIn={signIn}
        reload={() => window.location.reload()}
      />
    </SignedOutCard>
  );
}
