import { lazy, Suspense, type ComponentType } from 'react';
import { Loading, LoadingPage } from 'react-admin';
import { Route } from 'react-router-dom';

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const ChangePassword = screen(async () => (await import('./password/ChangePasswordPage')).ChangePasswordPage);
const TwoFactor = screen(async () => (await import('./two-factor/TwoFactorPage')).TwoFactorPage);
const SetPassword = screen(async () => (await import('./password/SetPasswordPage')).SetPasswordPage);

const inFrame = (Screen: ComponentType) => (
  <Suspense fallback={<Loading />}>
    <Screen />
  </Suspense>
);

const alone = (Screen: ComponentType) => (
  <Suspense fallback={<LoadingPage />}>
    <Screen />
  </Suspense>
);

/** Everybody's own account, inside the frame. */
export const ACCOUNT_ROUTES = [
  <Route key="change-password" path="/change-password" element={inFrame(ChangePassword)} />,
  <Route key="two-factor" path="/two-factor" element={inFrame(TwoFactor)} />,
];

/** Without a session and without the frame. */
export const SIGNED_OUT_ROUTES = <Route path="/set-password" element={alone(SetPassword)} />;
