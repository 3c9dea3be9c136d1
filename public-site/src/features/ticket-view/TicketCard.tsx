import { JAKARTA_ZONE, type TicketStatus, type TicketView } from '@festival/contracts';
import { Icon, type IconName } from '../../art/icons/Icon';
import { useContentText, useLanguage, useTexts, LOCALES, type Language } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import { cx } from '../../ui/class-names';
import { QrCode } from './QrCode';
import styles from './TicketCard.module.css';
import { TICKET_VIEW_TEXTS } from './ticket-view.texts';

const STATE_ICONS: Readonly<Record<TicketStatus, IconName>> = {
  valid: 'check',
  used: 'info',
  pending: 'clock',
  expired: 'close',
  cancelled: 'close',
};

interface TicketCardProps {
  ticket: TicketView;
  /** The QR code's text: the address of the ticket's own page. */
  address: string;
}

/** A ticket to show at the gate: state, code and event. */
export function TicketCard({ ticket, address }: TicketCardProps) {
  const texts = useTexts(TICKET_VIEW_TEXTS);
  const textOf = useContentText();
  const { language } = useLanguage();
  const { status, festival } = ticket;
  return (
    <Card as="article" ground="paper" className={styles.card}>
      <p className={cx(styles.state, styles[status])}>
        <Icon name={STATE_ICONS[status]} />
        {texts.states[status]}
      </p>
      {ticket.checked_in_at !== null && (
        <p className={styles.usedAt}>{texts.usedAt(formatCheckIn(ticket.checked_in_at, language))}</p>
      )}
      <QrCode text={address} label={texts.qr} />
      <p className={styles.code}>{ticket.ticket_code}</p>
      <h1 className={styles.tier}>{ticket.ticket_type_header}</h1>
      <p className={styles.number}>{texts.number(ticket.number, ticket.quantity)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{festival.name}</dt>
          <dd>{formatFestivalDate(festival.date, language)}</dd>
        </div>
        <div>
          <dt>{texts.venue}</dt>
          <dd>{textOf(festival, 'venue')}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{texts.hint}</p>
    </Card>
  );
}

const DAY: Intl.DateTimeFormatOptions = {
  timeZone: JAKARTA_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};
const MINUTE: Intl.DateTimeFormatOptions = {
  timeZone: JAKARTA_ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** `2025-11-22…` → `Saturday, 22 November 2025` in Jakarta; text that is no date is shown as it is. */
function formatFestivalDate(date: string, language: Language): string {
  const time = Date.parse(date);
  return /^\d{4}-\d{2}-\d{2}/.test(date) && !Number.isNaN(time) ? format(time, DAY, language) : date;
}

/** When the ticket was used: `22 November at 17:03 WIB`. */
function formatCheckIn(iso: string, language: Language): string {
  return `${format(Date.parse(iso), MINUTE, language)} WIB`;
}

function format(time: number, options: Intl.DateTimeFormatOptions, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], options).format(time);
}
