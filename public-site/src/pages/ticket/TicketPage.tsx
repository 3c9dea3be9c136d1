import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { tierKeys, tiersQuery } from '../../features/tiers/tiers.api';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/page-title';
import { pendingOrder } from '../../lib/session';
import { useSiteSettings } from '../../lib/site-settings';
import { Spinner } from '../../ui/Spinner';
import { paymentDesk } from './payment-desk';
import { TICKET_PAGE_TEXTS } from './ticket-page.texts';
import { TicketOverview } from './TicketOverview';
import styles from './TicketPage.module.css';

const loadCheckout = () => import('../../features/checkout/CheckoutView');
const CheckoutView = lazy(async () => ({ default: (await loadCheckout()).CheckoutView }));

/** In the address, so that the browser's Back leaves the checkout and a reload stays in it. */
const CHOSEN = 'ticket_type';

/** `/ticket`: line-up and ticket cards, or the checkout of the card that was pressed. */
export function TicketPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  // Not while rendering: the page comes from the server, which knows nothing of this browser's orders.
  useEffect(() => {
    if (pendingOrder.read().state !== 'none') void navigate(paths.paymentPending(), { replace: true });
  }, [navigate]);
  const texts = useTexts(TICKET_PAGE_TEXTS);
  usePageTitle(texts.pageTitle, useSiteSettings().festival_name);

  const chosen = params.get(CHOSEN);
  if (!chosen) return <TicketOverview onBuy={(type) => setParams({ [CHOSEN]: type })} />;
  return (
    <Suspense
      fallback={
        <div className={styles.loading} data-ground="paper">
          <Spinner label={texts.loadingCheckout} />
        </div>
      }
    >
      <Checkout ticketType={chosen} onBack={() => setParams({})} />
    </Suspense>
  );
}

function Checkout({ ticketType, onBack }: { ticketType: string; onBack: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tiers = useQuery(tiersQuery);
  const header = tiers.data?.find(({ type, buttonAction }) => (buttonAction ?? type) === ticketType)?.header;
  return (
    <CheckoutView
      key={ticketType}
      ticketType={ticketType}
      header={header ?? ticketType}
      desk={paymentDesk}
      onBack={onBack}
      exits={{
        toSuccess: () => void navigate(paths.paymentSuccess()),
        toPending: (orderNumber) => void navigate(paths.paymentPending(orderNumber)),
        tierChanged: () => void queryClient.invalidateQueries({ queryKey: tierKeys.list }),
      }}
    />
  );
}
