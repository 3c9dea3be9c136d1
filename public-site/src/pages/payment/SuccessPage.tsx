import type { BuyerOrder } from '@festival/contracts';
import { useEffect, useState } from 'react';
import { Redirect, useSearchParams } from '../../lib/router';
import { paths } from '../../lib/paths';
import { rememberTicketsOf } from '../../features/ticket-view/known-tickets';
import { forgetForm } from '../../features/checkout/form/form-storage';
import { AwaitedOrder } from '../../features/payment/AwaitedOrder';
import { PaidOrder } from '../../features/payment/success/PaidOrder';
import { SUCCESS_TEXTS } from '../../features/payment/success/success.texts';
import { useVerifiedOrder } from '../../features/payment/success/useVerifiedOrder';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useIsServed } from '../../lib/hydrated';
import { pendingOrder, recentSuccessfulOrder } from '../../lib/storage/session';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Spinner } from '../../ui/Spinner';
import { PaymentLayout } from './PaymentLayout';

/** `/payment/success`: a cached order is shown at once and verified behind it, an addressed one is asked for first. */
export function SuccessPage() {
  usePageTitle(useTexts(SUCCESS_TEXTS).title, useSiteSettings().festival_name);
  if (useIsServed()) {
    return (
      <PaymentLayout>
        <AwaitedOrder />
      </PaymentLayout>
    );
  }
  return <Success />;
}

const rememberTickets = (order: BuyerOrder) => rememberTicketsOf(order, Date.now());

function Success() {
  const params = useSearchParams();
  const addressed = params.get('order_id')?.trim() || params.get('order_number')?.trim() || null;
  const [cached] = useState(() => (addressed ? null : recentSuccessfulOrder.get()));
  const orderNumber = addressed ?? cached?.orderNumber ?? null;
  const verified = useVerifiedOrder(orderNumber, cached);
  const success = useTexts(SUCCESS_TEXTS);

  useEffect(() => pendingOrder.remove(), []);
  const { kind } = verified;
  useEffect(() => {
    if (kind === 'paid') forgetForm();
    // Left in the storage, it would lead the payment page straight back here.
    if (kind === 'not_paid' && cached) recentSuccessfulOrder.remove();
  }, [kind, cached]);

  if (verified.kind === 'not_paid') return <Redirect to={paths.paymentPending(orderNumber ?? undefined)} />;
  return (
    <PaymentLayout>
      {verified.kind === 'paid' ? (
        <PaidOrder {...verified.order} ticketPath={paths.ticketView} onTickets={rememberTickets}>
          <LinkButton to={paths.ticket} variant="secondary" size="large" block>
            {success.orderMore}
          </LinkButton>
        </PaidOrder>
      ) : (
        <Card ground="paper">
          <Spinner label={success.loading} />
        </Card>
      )}
    </PaymentLayout>
  );
}
