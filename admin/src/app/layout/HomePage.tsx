import { mayUse, type Role } from '@festival/contracts';
import { lazy, Suspense } from 'react';
import { Loading, LoadingPage, usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { landingPath } from '../screens/screens';
import { StatusPage } from '../../shared/screens/StatusPage';
import { t } from '../../lib/i18n/t';

const Dashboard = lazy(() =>
  import('../../sales/dashboard/Dashboard').then((module) => ({ default: module.Dashboard })),
);

/** `/admin` itself: the dashboard, or for who may not see it the first screen that the role may use. */
export function HomePage() {
  const { permissions: role } = usePermissions<Role>();
  if (!role) return <LoadingPage />;
  if (mayUse(role, 'dashboard'))
    return (
      <Suspense fallback={<Loading />}>
        <Dashboard />
      </Suspense>
    );
  const path = landingPath(role);
  if (path) return <Navigate to={path} replace />;
  return (
    <StatusPage
      title={t('WELCOME')}
      text={t('You are signed in. There is no screen for your role here yet; ask a Super Admin when you need one.')}
    />
  );
}
