import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { ACCOUNT_ROUTES, SIGNED_OUT_ROUTES } from './account/accountRoutes';
import { archive } from './archive';
import { auditLog } from './audit-log';
import { chatbotTraining } from './chatbot-training';
import { closingSection } from './closing-section';
import { countdown } from './countdown';
import { discountCodes } from './discount-codes';
import { divisions } from './divisions';
import { eventCards } from './event-cards';
import { eventPages } from './event-pages';
import { guestStars } from './guest-stars';
import { heroSection } from './hero-section';
import { orderImport } from './import';
import { AccessDeniedPage } from './layout/AccessDeniedPage';
import { AdminLayout } from './layout/AdminLayout';
import { AdminNotification } from './layout/AdminNotification';
import { HomePage } from './layout/HomePage';
import { NotFoundPage } from './layout/NotFoundPage';
import { ScannerRoute } from './layout/ScannerRoute';
import { ServerErrorPage } from './layout/ServerErrorPage';
import { orders } from './orders';
import { mails } from './mails';
import { merchandiseBundles, merchandiseItems } from './merchandise';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { reconciliation } from './reconciliation';
import { referralCodes } from './referral-codes';
import { scans } from './scans';
import { siteSettings } from './settings';
import { SignInPage } from './sign-in/SignInPage';
import { darkTheme, lightTheme } from './theme';
import { ticketTypes } from './ticket-types';
import { tickets } from './tickets';
import { users } from './users';

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
