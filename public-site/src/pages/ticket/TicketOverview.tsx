import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon } from '../../art/icons/Icon';
import { paths, TICKETS_ID } from '../../lib/paths';
import { AlsoOnStage } from '../../features/line-up/AlsoOnStage';
import { LineUp } from '../../features/line-up/LineUp';
import { useAnnounced } from '../../features/line-up/use-announced';
import { Assurances } from '../../features/ticket-facts/Assurances';
import { ConcertLine } from '../../features/ticket-facts/ConcertLine';
import { TicketFacts } from '../../features/ticket-facts/TicketFacts';
import { MissedTierNotice } from '../../features/tiers/MissedTierNotice';
import type { MissedTier } from '../../features/tiers/tier-sale';
import { Tiers } from '../../features/tiers/Tiers';
import { useTicketsFrom } from '../../lib/festival/concert-words';
import { usePhase } from '../../lib/festival/phase';
import { useTexts, type Texts } from '../../lib/language';
import { whenIdle } from '../../lib/when-idle';
import { Banner } from '../../ui/layout/Banner';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Section } from '../../ui/layout/Section';
import { GateLandscape } from '../../ui/still-landscapes';
import { loadCheckout } from './load-checkout';
import styles from './TicketPage.module.css';

const EN = {
  title: 'Get Your Ticket',
  invitation: 'Join the quest for the Crown of Unity: one night, one crown, five realms.',
  nav: 'Sections of this page',
  lineUp: 'Line Up Guest Star',
  ticket: 'Ticket',
  timetable: 'Timetable and picks',
  over: 'The festival is over',
  overText: 'A ticket would open no gate any more.',
  nextYear: 'Hear about next year',
};

const TICKET_PAGE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Dapatkan Tiketmu',
    invitation: 'Ikuti petualangan menuju Mahkota Persatuan: satu malam, satu mahkota, lima dunia.',
    nav: 'Bagian halaman ini',
    lineUp: 'Bintang Tamu',
    ticket: 'Tiket',
    timetable: 'Jadwal dan pilihanku',
    over: 'Festivalnya sudah selesai',
    overText: 'Tiket tidak bisa dipakai masuk lagi.',
    nextYear: 'Dapatkan kabar tahun depan',
  },
};

interface TicketOverviewProps {
  /** The visitor comes back from the checkout, and goes on at the cards. */
  startsAtTickets?: boolean;
  /** The ticket of the link that led here can't be bought. */
  missed?: MissedTier;
}

/** Hero, section nav, line-up and ticket cards. */
export function TicketOverview({ startsAtTickets = false, missed }: TicketOverviewProps) {
  const texts = useTexts(TICKET_PAGE_TEXTS);
  const lineUp = useRef<HTMLDivElement>(null);
  const tickets = useRef<HTMLDivElement>(null);
  const stars = useAnnounced();
  const from = useTicketsFrom();
  useEffect(() => whenIdle(() => void loadCheckout().catch(() => undefined)), []);
  useLayoutEffect(() => {
    if (startsAtTickets) goTo(tickets, 'instant');
  }, [startsAtTickets]);
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <GateLandscape />
        <div className={styles.words}>
          <Banner as="h1">{texts.title}</Banner>
          <Invitation missed={missed} />
          <ConcertLine />
          <div className={styles.ways}>
            {from && (
              <Button icon={<Icon name="ticket" />} onClick={() => goTo(tickets)}>
                {from}
              </Button>
            )}
            <nav className={styles.ways} aria-label={texts.nav}>
              <Button variant="secondary" onClick={() => goTo(lineUp)}>
                {texts.lineUp}
              </Button>
              <Button variant={from ? 'secondary' : 'primary'} onClick={() => goTo(tickets)}>
                {texts.ticket}
              </Button>
            </nav>
          </div>
        </div>
      </header>
      <Section ground="parchment" aria-labelledby="line-up">
        <Title target={lineUp} id="line-up" text={texts.lineUp} />
        <LineUp />
        <AlsoOnStage />
        <p className={styles.timetable}>
          <LinkButton to={paths.lineUp()} variant="outline" icon={<Icon name="clock" />}>
            {texts.timetable}
          </LinkButton>
        </p>
      </Section>
      <Section ground="night" aria-labelledby={TICKETS_ID}>
        <Title target={tickets} id={TICKETS_ID} text={texts.ticket} />
        <Tiers checkoutPath={paths.checkout}>
          <Assurances />
        </Tiers>
        <div className={styles.facts}>
          <TicketFacts as="h3" stars={stars} />
        </div>
      </Section>
    </>
  );
}

function Invitation({ missed }: Pick<TicketOverviewProps, 'missed'>) {
  const texts = useTexts(TICKET_PAGE_TEXTS);
  const { phase } = usePhase();
  if (missed) return <MissedTierNotice missed={missed} checkoutPath={paths.checkout} />;
  if (phase === 'after') {
    return (
      <Notice title={texts.over}>
        <p>{texts.overText}</p>
        <p className={styles.next}>
          <LinkButton size="small" to={paths.home}>
            {texts.nextYear}
          </LinkButton>
        </p>
      </Notice>
    );
  }
  return <p className={styles.invitation}>{texts.invitation}</p>;
}

type Target = RefObject<HTMLDivElement | null>;

function Title({ target, id, text }: { target: Target; id: string; text: string }) {
  return (
    <div ref={target} tabIndex={-1} className={styles.title}>
      <Banner id={id}>{text}</Banner>
    </div>
  );
}

const chosenMotion = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls, smoothly unless less motion is preferred, and moves the focus along. */
function goTo({ current }: Target, behavior = chosenMotion()): void {
  current?.scrollIntoView({ behavior, block: 'start' });
  current?.focus({ preventScroll: true });
}
