import { BUNDLE_DISCOUNTS, formatRupiah, PAYMENT_METHODS } from '@festival/contracts';
import type { ReactNode } from 'react';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { supportContact } from '../../lib/festival/support-contact';
import { TICKET_FACTS_TEXTS } from './ticket-facts.texts';
import styles from './TicketFacts.module.css';

interface TicketFactsProps {
  /** The names of the line-up that are told, and the number of hidden ones. */
  stars: { revealed: readonly string[]; hidden: number };
  /** Level of the heading. */
  as: 'h2' | 'h3';
}

/** Facts for buyers: line-up, how long seats are held, ways to pay, bundle discount, refunds, contact. */
export function TicketFacts({ stars, as: Heading }: TicketFactsProps) {
  const texts = useTexts(TICKET_FACTS_TEXTS);
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const names = [...stars.revealed, ...(stars.hidden > 0 ? [texts.moreStars(stars.hidden)] : [])].join(', ');
  const contact = supportContact(settings, textOf(settings, 'support_name'));
  return (
    <section className={styles.facts} data-ground="parchment" aria-labelledby="ticket-facts">
      <Heading id="ticket-facts" className={styles.title}>
        {texts.title}
      </Heading>
      <dl className={styles.list}>
        {stars.revealed.length > 0 && <Fact name={texts.lineUp}>{names}</Fact>}
        {settings.order_expiry_minutes > 0 && (
          <Fact name={texts.hold}>{texts.holdText(settings.order_expiry_minutes)}</Fact>
        )}
        <Fact name={texts.methods}>{sentence(PAYMENT_METHODS.map((method) => method[language]).join(', '))}</Fact>
        {settings.bundle_enabled && (
          <Fact name={texts.bundle}>
            {texts.bundleText}
            <ul>
              {Object.entries(BUNDLE_DISCOUNTS).map(([quantity, off]) => (
                <li key={quantity}>{texts.bundleOffer(quantity, formatRupiah(off))}</li>
              ))}
            </ul>
          </Fact>
        )}
        {settings.refund_rule && <Fact name={texts.refund}>{textOf(settings, 'refund_rule')}</Fact>}
        {contact && (
          <Fact name={texts.help}>
            <a href={contact.href}>{contact.name}</a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
