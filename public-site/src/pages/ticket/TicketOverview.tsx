import { useRef, type RefObject } from 'react';
import { LineUp } from '../../features/line-up/LineUp';
import { Tiers } from '../../features/tiers/Tiers';
import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { StillLandscape } from '../../ui/still-landscape';
import { TICKET_PAGE_TEXTS } from './ticket-page.texts';
import styles from './TicketPage.module.css';

/** Hero, section nav, line-up and ticket cards. */
export function TicketOverview({ onBuy }: { onBuy: (ticketType: string) => void }) {
  const texts = useTexts(TICKET_PAGE_TEXTS);
  const lineUp = useRef<HTMLDivElement>(null);
  const tickets = useRef<HTMLDivElement>(null);
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <StillLandscape />
        <div className={styles.words}>
          <Banner as="h1">{texts.title}</Banner>
          <p className={styles.invitation}>{texts.invitation}</p>
          <nav className={styles.nav} aria-label={texts.nav}>
            <Button variant="secondary" onClick={() => goTo(lineUp)}>
              {texts.lineUp}
            </Button>
            <Button onClick={() => goTo(tickets)}>{texts.ticket}</Button>
          </nav>
        </div>
      </header>
      <Section ground="parchment" aria-labelledby="line-up">
        <Title target={lineUp} id="line-up" text={texts.lineUp} />
        <LineUp />
      </Section>
      <Section ground="night" aria-labelledby="tickets">
        <Title target={tickets} id="tickets" text={texts.ticket} />
        <Tiers onBuy={onBuy} />
      </Section>
    </>
  );
}

type Target = RefObject<HTMLDivElement | null>;

function Title({ target, id, text }: { target: Target; id: string; text: string }) {
  return (
    <div ref={target} tabIndex={-1} className={styles.title}>
      <Banner id={id}>{text}</Banner>
    </div>
  );
}

/** Scrolls smoothly, unless less motion is wanted, and takes the keyboard along. */
function goTo({ current }: Target): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  current?.focus({ preventScroll: true });
}
