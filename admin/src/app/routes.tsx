import type { Role } from '@festival/contracts';
import { lazy, Suspense, type ComponentType } from 'react';
import { CanAccess, Loading, LoadingPage, usePermissions } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccessDeniedPage, FullPage } from '../shared/screens/StatusPage';
import { HelpButton } from './handbook/HelpButton';
import { SessionGate } from './layout/SessionGate';
import { WallFrame } from './layout/WallFrame';

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const ChangePassword = page(
  async () => (await import('../people/account/password/ChangePasswordPage')).ChangePasswordPage,
);
const TwoFactor = page(async () => (await import('../people/account/two-factor/TwoFactorPage')).TwoFactorPage);
const Sessions = page(async () => (await import('../people/sessions/SessionsPage')).SessionsPage);
const Handbook = page(async () => (await import('./handbook/HandbookPage')).HandbookPage);
const SetPassword = page(async () => (await import('../people/account/password/SetPasswordPage')).SetPasswordPage);
// The camera's code is large and most staff never open it.
const ScannerPage = lazy(async () => ({ default: (await import('../door/scanner/ScannerPage')).ScannerPage }));

// `/tonight` without the menu.
const Wall = page(async () => (await import('../sales/tonight/wall/WallScreen')).WallScreen);

const inFrame = (Page: ComponentType) => (
  <Suspense fallback={<Loading />}>
    <Page />
  </Suspense>
);

/** Everybody's own account and the handbook, inside the frame. */
export const ACCOUNT_ROUTES = [
  <Route key="change-password" path="/change-password" element={inFrame(ChangePassword)} />,
  <Route key="two-factor" path="/two-factor" element={inFrame(TwoFactor)} />,
  <Route key="sessions" path="/sessions" element={inFrame(Sessions)} />,
  <Route key="handbook" path="/handbook/:page?" element={inFrame(Handbook)} />,
];

const denied = (
  <FullPage>
    <AccessDeniedPage />
  </FullPage>
);

/** The gate scanner fills the whole screen, with no menu around it, and is refused like any other screen. */
function ScannerRoute() {
  const { permissions: role } = usePermissions<Role>();
  return (
    <SessionGate>
      <CanAccess resource="scanner" action="list" loading={<LoadingPage />} accessDenied={denied}>
        <Suspense fallback={<LoadingPage />}>{role && <ScannerPage userRole={role} help={<HelpButton />} />}</Suspense>
      </CanAccess>
    </SessionGate>
  );
}

/** Without the frame: the scanner, *Tonight* on the wall, and setting a password, which needs no session. */
export const FULL_PAGE_ROUTES = [
  <Route key="scanner" path="/scanner" element={<ScannerRoute />} />,
  <Route
    key="wall"
    path="/tonight/wall"
    element={
      <WallFrame denied={denied}>
        <Suspense fallback={<LoadingPage />}>
          <Wall />
        </Suspense>
      </WallFrame>
    }
  />,
  <Route
    key="set-password"
    path="/set-password"
    element={
      <Suspense fallback={<LoadingPage />}>
        <SetPassword />
      </Suspense>
    }
  />,
];
