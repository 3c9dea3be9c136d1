import { Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation, useNavigate, useSearchParams } from '../../lib/router';
import { paths } from '../../lib/paths';
import { AwaitedOrder } from '../../features/payment/AwaitedOrder';
import { PAYMENT_TEXTS } from '../../features/payment/payment.texts';
import { decideStart } from '../../features/payment/pending/pending-start';
import { NoPendingOrder } from '../../features/payment/pending/NoPendingOrder';
import { PendingOrder } from '../../features/payment/pending/PendingOrder';
import { useTexts } from '../../lib/language';
import { lazyCode } from '../../ui/lazy-code';
import { useIsServed } from '../../lib/hydrated';
import { pendingOrder, recentSuccessfulOrder } from '../../lib/storage/session';
import { PaymentLayout } from './PaymentLayout';

/** Only a mailed link needs it. */
const ResumePurchase = lazyCode(
  async () => (await import('../../features/payment/pending/ResumePurchase')).ResumePurchase,
);

/** `/payment/pending`, also the target of the mailed "finish your payment" link (`?order_id=…&resume=…`). */
export function PendingPage() {
  if (!useIsServed()) return <Pending />;
  return (
    <PaymentLayout>
      <AwaitedOrder />
    </PaymentLayout>
  );
}

function Pending() {
  const params = useSearchParams();
  const addressed = params.get('order_id')?.trim() || params.get('order_number')?.trim() || null;
  const signature = params.get('resume');

  if (addressed && signature) {
    return (
      <PaymentLayout>
        <Suspense fallback={<AwaitedOrder />}>
          <ResumePurchase orderNumber={addressed} signature={signature}>
            {(resumed) => <Redirect to={paths.paymentPending(addressed)} state={{ resumeFailed: !resumed }} />}
          </ResumePurchase>
        </Suspense>
      </PaymentLayout>
    );
  }
  return (
    <PaymentLayout>
      <KnownOrder key={addressed} addressed={addressed} />
    </PaymentLayout>
  );
}

function KnownOrder({ addressed }: { addressed: string | null }) {
  const texts = useTexts(PAYMENT_TEXTS);
  const navigate = useNavigate();
  const location = useLocation();
  const [start] = useState(() =>
    decideStart({ addressed, stored: pendingOrder.read(), recent: recentSuccessfulOrder.get() }),
  );
  const dropStored = start.kind === 'show' && start.dropStored;
  useEffect(() => {
    if (dropStored) pendingOrder.remove();
  }, [dropStored]);

  if (start.kind === 'go_to_success') return <Redirect to={paths.paymentSuccess()} />;
  if (start.state.phase === 'none') return <NoPendingOrder message={start.state.message} ticketPath={paths.ticket} />;

  const resumeFailed = (location.state as { resumeFailed?: boolean } | null)?.resumeFailed === true;
  const orderNewTickets = () => {
    pendingOrder.remove();
    recentSuccessfulOrder.remove();
    navigate(paths.ticket);
  };
  const goToSuccess = () => {
    // The payment was found paid while the provider's pop-up was still open.
    window.snap?.hide?.();
    navigate(paths.paymentSuccess(), { replace: true });
  };
  return (
    <PendingOrder
      initial={start.state}
      firstCheckMs={start.firstCheckMs}
      note={resumeFailed ? texts.resumeFailed : null}
      goToSuccess={goToSuccess}
      orderNewTickets={orderNewTickets}
    />
  );
}
