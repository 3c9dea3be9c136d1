import type { ReactNode } from 'react';
import { LoadingPage, useAuthState } from 'react-admin';
import { statusOf } from '../providers/httpErrors';
import { AuthenticationRequiredPage } from './AuthenticationRequiredPage';
import { FullPage } from './FullPage';
import { ServerErrorPage } from './ServerErrorPage';

/** Lets its children appear only with a session; a server that can't be asked is not the visitor's fault. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { authenticated, isPending, error } = useAuthState({}, false);
  if (isPending) return <LoadingPage />;
  if (authenticated) return children;
  return <FullPage>{statusOf(error) === 401 ? <AuthenticationRequiredPage /> : <ServerErrorPage />}</FullPage>;
}
