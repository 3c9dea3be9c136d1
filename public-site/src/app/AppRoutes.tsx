import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { ROUTES } from './paths';
import { Shell } from './shell/Shell';

const HomePage = lazy(async () => ({ default: (await import('../pages/home/HomePage')).HomePage }));
const AboutPage = lazy(async () => ({ default: (await import('../pages/about/AboutPage')).AboutPage }));
const TicketPage = lazy(async () => ({ default: (await import('../pages/ticket/TicketPage')).TicketPage }));
const EventPage = lazy(async () => ({ default: (await import('../pages/event/EventPage')).EventPage }));
const EventDetailPage = lazy(async () => ({
  default: (await import('../pages/event-detail/EventDetailPage')).EventDetailPage,
}));
const MerchandisePage = lazy(async () => ({
  default: (await import('../pages/merchandise/MerchandisePage')).MerchandisePage,
}));
const PendingPage = lazy(async () => ({ default: (await import('../pages/payment/PendingPage')).PendingPage }));
const SuccessPage = lazy(async () => ({ default: (await import('../pages/payment/SuccessPage')).SuccessPage }));
const TicketViewPage = lazy(async () => ({
  default: (await import('../pages/ticket-view/TicketViewPage')).TicketViewPage,
}));
const ErrorPage = lazy(async () => ({ default: (await import('../pages/error/ErrorPage')).ErrorPage }));
const ErrorRoute = lazy(async () => ({ default: (await import('../pages/error/ErrorRoute')).ErrorRoute }));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={ROUTES.root} element={<HomePage />} />
        <Route path={ROUTES.about} element={<AboutPage />} />
        <Route path={ROUTES.event} element={<EventPage />} />
        <Route path={ROUTES.eventDetail} element={<EventDetailPage />} />
        <Route path={ROUTES.merchandise} element={<MerchandisePage />} />
        <Route path={ROUTES.ticket} element={<TicketPage />} />
        <Route path={ROUTES.paymentPending} element={<PendingPage />} />
        <Route path={ROUTES.paymentSuccess} element={<SuccessPage />} />
        <Route path={ROUTES.ticketView} element={<TicketViewPage />} />
        <Route path={ROUTES.error} element={<ErrorRoute />} />
        <Route path="*" element={<ErrorPage status={404} />} />
      </Route>
    </Routes>
  );
}
