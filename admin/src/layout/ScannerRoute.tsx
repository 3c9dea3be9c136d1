import { lazy, Suspense } from 'react';
import { CanAccess, LoadingPage } from 'react-admin';
import { AccessDeniedPage } from './AccessDeniedPage';
import { SessionGate } from './SessionGate';

// The camera's code is large and most staff never open it.
const ScannerPage = lazy(() => import('../scanner/ScannerPage').then((module) => ({ default: module.ScannerPage })));

/** The gate scanner fills the whole screen, with no menu around it, and is refused like any other screen. */
export function ScannerRoute() {
  return (
    <SessionGate>
      <CanAccess resource="scanner" action="list" loading={<LoadingPage />} accessDenied={<AccessDeniedPage />}>
        <Suspense fallback={<LoadingPage />}>
          <ScannerPage />
        </Suspense>
      </CanAccess>
    </SessionGate>
  );
}
