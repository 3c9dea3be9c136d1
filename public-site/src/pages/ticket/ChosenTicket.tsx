import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from '../../lib/router';
import { paths } from '../../lib/paths';
import { useTurn } from '../../features/checkout/turn/keep-turn';
import { AwaitedForm, CheckoutFrame } from '../../features/checkout/CheckoutFrame';
import { useAnnounced } from '../../features/line-up/use-announced';
import { ConcertLine } from '../../features/ticket-facts/ConcertLine';
import { TicketFacts } from '../../features/ticket-facts/TicketFacts';
import { findTier, missedTier } from '../../features/tiers/tier-sale';
import { tierKeys, tiersQuery } from '../../features/tiers/tiers.api';
import { useIsServed } from '../../lib/hydrated';
import { lazyCode } from '../../ui/lazy-code';
import { CHECKOUT_MODULE, loadCheckout } from './load-checkout';
import { TicketOverview } from './TicketOverview';

const CheckoutForm = lazyCode(async () => (await loadCheckout()).CheckoutForm);

/** The checkout of a ticket; the cards again when the ticket of a link can't be bought. */
export function ChosenTicket({ ticketType }: { ticketType: string }) {
  const { data: tiers } = useQuery(tiersQuery);
  const [wasOpened, setWasOpened] = useState(false);
  const missed = tiers ? missedTier(tiers, ticketType) : null;
  // An opened form is not taken away: the last seat may be this buyer's own.
  if (missed && !wasOpened) return <TicketOverview missed={missed} />;
  if (tiers && !wasOpened) setWasOpened(true);
  return <Checkout ticketType={ticketType} header={tiers && findTier(tiers, ticketType)?.header} />;
}

function Checkout({ ticketType, header }: { ticketType: string; header: string | undefined }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isServed = useIsServed();
  const { turn, askAgain } = useTurn();
  const stars = useAnnounced();
  const exits = {
    toSuccess: () => navigate(paths.paymentSuccess()),
    toPending: (orderNumber?: string) => navigate(paths.paymentPending(orderNumber)),
    tierChanged: () => void queryClient.invalidateQueries({ queryKey: tierKeys.list }),
    orderCancelled: askAgain,
  };
  return (
    // The server renders one page for all unknown tickets: it names none.
    <CheckoutFrame header={header ?? (isServed ? null : ticketType)} backPath={paths.ticketSelection}>
      <ConcertLine />
      {isServed ? (
        <AwaitedForm module={CHECKOUT_MODULE} />
      ) : (
        <Suspense fallback={<AwaitedForm module={CHECKOUT_MODULE} />}>
          <CheckoutForm ticketType={ticketType} turn={turn} exits={exits} />
        </Suspense>
      )}
      <TicketFacts as="h2" stars={stars} />
    </CheckoutFrame>
  );
}
