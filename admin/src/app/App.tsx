import { Admin, CustomRoutes, Resource } from 'react-admin';
import { SignInPage } from '../people/sign-in/SignInPage';
import { AccessDeniedPage } from '../shared/screens/AccessDeniedPage';
import { NotFoundPage } from '../shared/screens/NotFoundPage';
import { ServerErrorPage } from '../shared/screens/ServerErrorPage';
import { AdminLayout } from './layout/AdminLayout';
import { AdminNotification } from './layout/AdminNotification';
import { HomePage } from './layout/HomePage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { ACCOUNT_ROUTES, FULL_PAGE_ROUTES } from './routes';
import { SCREENS } from './screens/screens';
import { darkTheme, lightTheme } from './theme';

/** The back office. */
export function App() {
  return (
    <Admin
      title="Admin Portal"
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
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
