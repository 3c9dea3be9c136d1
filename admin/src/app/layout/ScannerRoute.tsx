import type { Role } from '@festival/contracts';
import { lazy, Suspense } from 'react';
import { CanAccess, LoadingPage, usePermissions } from 'react-admin';
import { AccessDeniedPage } from '../../shared/screens/AccessDeniedPage';
import { FullPage } from '../../shared/screens/FullPage';
import { SessionGate } from './SessionGate';

// The camera's code is large and most staff never open it.
const ScannerPage = lazy(() =>
  import('../../door/scanner/ScannerPage').then((module) => ({ default: module.ScannerPage })),
);

const denied = (
  <FullPage>
    <AccessDeniedPage />
  </FullPage>
);

/** The gate scanner fills the whole screen, with no menu around it, and is refused like any other screen. */
export function ScannerRoute() {
  const { permissions: role } = usePermissions<Role>();
  return (
    <SessionGate>
      <CanAccess resource="scanner" action="list" loading={<LoadingPage />} accessDenied={denied}>
        <Suspense fallback={<LoadingPage />}>{role && <ScannerPage userRole={role} />}</Suspense>
      </CanAccess>
    </SessionGate>
  );
}
