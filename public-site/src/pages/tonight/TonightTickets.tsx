import { Suspense, useState } from 'react';
import { Link } from '../../lib/router';
import { TicketOrnament } from '../../art/TicketOrnament';
import { type KnownTicket, knownTickets } from '../../features/ticket-view/known-tickets';
import { TICKET_VIEW_TEXTS } from '../../features/ticket-view/ticket-view.texts';
import { TONIGHT_TEXTS } from '../../features/tonight/tonight.texts';
import { useIsServed } from '../../lib/hydrated';
import { useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/layout/Card';
import { lazyCode } from '../../ui/lazy-code';
import styles from './TonightPage.module.css';

/** Only a device with tickets needs it. */
const loadQrCode = async () => (await import('../../features/ticket-view/QrCode')).QrCode;
const QrCode = lazyCode(loadQrCode);

/** Settles when the codes of this device's tickets can be drawn. */
export async function loadTicketCodes(): Promise<void> {
  if (knownTickets(Date.now()).length > 0) await loadQrCode();
}

/** The tickets that were opened on this device, ready for the gate; they need no answer of the server. */
export function TonightTickets() {
  const texts = useTexts(TONIGHT_TEXTS);
  const isServed = useIsServed();
  const [now] = useState(Date.now);
  const tickets = isServed ? [] : knownTickets(now);
  return (
    <div className={styles.tickets}>
      {tickets.length === 0 ? (
        <Card className={styles.noTicket} ground="parchment">
          <TicketOrnament className={styles.ornament} />
          {/* The server knows no device's tickets; the line has its place, so that nothing moves. */}
          <p className={isServed ? styles.unknown : undefined}>{texts.noTicket}</p>
        </Card>
      ) : (
        tickets.map((ticket) => <Ticket key={ticket.code} ticket={ticket} />)
      )}
    </div>
  );
}

function Ticket({ ticket: { code, verify, header, number, quantity } }: { ticket: KnownTicket }) {
  const texts = useTexts(TONIGHT_TEXTS);
  const { qr } = useTexts(TICKET_VIEW_TEXTS);
  const path = paths.ticketView(code, verify);
  return (
    <Card as="article" className={styles.ticket}>
      <h3 className={styles.tier}>{header}</h3>
      <p>{texts.ticketOf(number, quantity)}</p>
      <Suspense fallback={<div className={styles.codeRoom} />}>
        <QrCode text={new URL(path, window.location.origin).href} label={qr} />
      </Suspense>
      <p className={styles.code}>{code}</p>
      <Link to={path} reloadDocument>
        {texts.open}
      </Link>
    </Card>
  );
}
