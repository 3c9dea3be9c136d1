import type { Role } from '@festival/contracts';
import { LoadingPage, usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { landingPath } from './menuGroups';
import { StatusPage } from './StatusPage';

/** `/admin` itself: leads to the first screen that the role may use. */
export function HomePage() {
  const { permissions: role } = usePermissions<Role>();
  if (!role) return <LoadingPage />;
  const path = landingPath(role);
  if (path) return <Navigate to={path} replace />;
  return (
    <StatusPage
      title="WELCOME"
      text="You are signed in. There is no screen for your role here yet; ask a Super Admin when you need one."
    />
  );
}
