import { Admin, CustomRoutes, Resource } from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { SignInPage } from '../people/sign-in/SignInPage';
import { AccessDeniedPage, NotFoundPage, ServerErrorPage } from '../shared/screens/StatusPage';
import { statusOf } from '../lib/httpErrors';
import { AdminLayout, AdminNotification } from './layout/AdminLayout';
import { HomePage } from './layout/HomePage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { deviceStore } from './providers/deviceStore';
import { ACCOUNT_ROUTES, FULL_PAGE_ROUTES } from './routes';
import { SCREENS } from './screens/screens';
import { darkTheme, lightTheme } from './theme';

/** A refusal stays one however often it is asked; only a lost or failed answer is worth a second try. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return failureCount < 1 && (status === 0 || status >= 500);
}

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, retryDelay: 1000 } },
});

const store = deviceStore();

/** The back office. */
export function App() {
  return (
    <Admin
      title="Admin Portal"
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={AdminLayout}
      notification={AdminNotification}
      loginPage={SignInPage}
      authCallbackPage={false}
      accessDenied={AccessDeniedPage}
      authenticationError={ServerErrorPage}
      catchAll={NotFoundPage}
      error={ServerErrorPage}
      dashboard={HomePage}
      disableTelemetry
    >
      {SCREENS.map(
        ({ name, label, title = label, icon, resource, pages }) =>
          pages && <Resource key={name} name={name} icon={icon} options={{ label: title, resource }} {...pages} />,
      )}
      <CustomRoutes>{ACCOUNT_ROUTES}</CustomRoutes>
      <CustomRoutes noLayout>{FULL_PAGE_ROUTES}</CustomRoutes>
    </Admin>
  );
}
