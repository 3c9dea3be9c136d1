import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { ACCOUNT_ROUTES, SIGNED_OUT_ROUTES } from '../people/account/accountRoutes';
import { archive } from '../content/archive';
import { auditLog } from '../people/audit-log';
import { chatbotTraining } from '../chatbot';
import { closingSection } from '../content/closing-section';
import { countdown } from '../content/countdown';
import { discountCodes } from '../sales/codes/discount-codes';
import { divisions } from '../content/divisions';
import { eventCards } from '../content/event-cards';
import { eventPages } from '../content/event-pages';
import { guestStars } from '../content/guest-stars';
import { heroSection } from '../content/hero-section';
import { orderImport } from '../sales/import';
import { AccessDeniedPage } from '../shared/screens/AccessDeniedPage';
import { AdminLayout } from './layout/AdminLayout';
import { AdminNotification } from './layout/AdminNotification';
import { HomePage } from './layout/HomePage';
import { NotFoundPage } from '../shared/screens/NotFoundPage';
import { ScannerRoute } from './layout/ScannerRoute';
import { ServerErrorPage } from '../shared/screens/ServerErrorPage';
import { orders } from '../sales/orders';
import { mails } from '../sales/mails';
import { merchandiseBundles, merchandiseItems } from '../content/merchandise';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { reconciliation } from '../sales/reconciliation';
import { referralCodes } from '../sales/codes/referral-codes';
import { scans } from '../door/scans';
import { siteSettings } from '../content/settings';
import { SignInPage } from '../people/sign-in/SignInPage';
import { darkTheme, lightTheme } from './theme';
import { ticketTypes } from '../sales/ticket-types';
import { tickets } from '../sales/tickets';
import { users } from '../people/users';

/** The back office. Each resource is a folder; who may open which is decided in `providers/areas.ts`. */
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
      <Resource name="orders" {...orders} />
      <Resource name="reconciliation" {...reconciliation} />
      <Resource name="import" {...orderImport} />
      <Resource name="mails" {...mails} />
      <Resource name="tickets" {...tickets} />
      <Resource name="scans" {...scans} />
      <Resource name="referral-codes" {...referralCodes} />
      <Resource name="discount-codes" {...discountCodes} />
      <Resource name="guest-stars" {...guestStars} />
      <Resource name="ticket-types" {...ticketTypes} />
      <Resource name="merchandise" {...eventCards} />
      <Resource name="countdown" {...countdown} />
      <Resource name="archive" {...archive} />
      <Resource name="hero-section" {...heroSection} />
      <Resource name="closing-section" {...closingSection} />
      <Resource name="divisions" {...divisions} />
      <Resource name="event-pages" {...eventPages} />
      <Resource name="merchandise-items" {...merchandiseItems} />
      <Resource name="merchandise-bundles" {...merchandiseBundles} />
      <Resource name="chatbot-training" {...chatbotTraining} />
      <Resource name="settings" {...siteSettings} />
      <Resource name="users" {...users} />
      <Resource name="audit-log" {...auditLog} />
      <CustomRoutes>{ACCOUNT_ROUTES}</CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/scanner" element={<ScannerRoute />} />
        {SIGNED_OUT_ROUTES}
      </CustomRoutes>
    </Admin>
  );
}
