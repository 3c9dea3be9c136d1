import { TICKET_TITLE } from '@festival/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../lib/router';
import { rememberReferral } from '../../features/checkout/form/form-storage';
import { paths, REFERRAL, TICKET_TYPE } from '../../lib/paths';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { pendingOrder } from '../../lib/storage/session';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { ChosenTicket } from './ChosenTicket';
import { TicketOverview } from './TicketOverview';

/** `/ticket`: line-up and ticket cards, or the checkout of the card that was pressed. */
export function TicketPage() {
  const params = useSearchParams();
  const navigate = useNavigate();
  // An effect: the server's rendering knows nothing of this browser's orders.
  useEffect(() => {
    if (pendingOrder.read().state !== 'none') navigate(paths.paymentPending(), { replace: true });
  }, [navigate]);
  const referral = params.get(REFERRAL);
  useEffect(() => {
    if (referral) rememberReferral(referral);
  }, [referral]);
  usePageTitle(useTexts(TICKET_TITLE), useSiteSettings().festival_name);

  const chosen = params.get(TICKET_TYPE);
  const [hasChosen, setHasChosen] = useState(false);
  if (chosen && !hasChosen) setHasChosen(true);
  return chosen ? <ChosenTicket key={chosen} ticketType={chosen} /> : <TicketOverview startsAtTickets={hasChosen} />;
}
