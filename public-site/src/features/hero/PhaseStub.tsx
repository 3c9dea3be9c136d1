import { JAKARTA_OFFSET_MS } from '@festival/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from '../../lib/router';
import { Icon } from '../../art/icons/Icon';
import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { useTicketsFrom } from '../../lib/festival/concert-words';
import { type Phase, usePhase } from '../../lib/festival/phase';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useDisplayNow } from '../../lib/now';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/Button';
import { lazyCode } from '../../ui/lazy-code';
import { Spinner } from '../../ui/Spinner';
import { saveCalendarFile } from './calendar-file';
import { HERO_TEXTS } from './hero.texts';
import { PHASE_TEXTS } from './phase.texts';
import styles from './PhaseStub.module.css';

const NextYearForm = lazyCode(async () => (await import('./next-year/NextYearForm')).NextYearForm);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The one message of the present phase, with its one action. */
export function PhaseStub() {
  const texts = useTexts(PHASE_TEXTS);
  const hero = useTexts(HERO_TEXTS);
  const phase = usePhase();
  const from = useTicketsFrom();
  switch (phase.phase) {
    case 'before-sale':
      return <BeforeSale saleStart={phase.saleStart} />;
    case 'on-sale':
      return (
        <Message words={from}>
          <LinkButton to={paths.ticket} size="large" block icon={<Icon name="ticket" />}>
            {hero.buy}
          </LinkButton>
        </Message>
      );
    case 'sold-out':
      return (
        <Message words={texts.soldOut}>
          <LinkButton to={paths.ticketSelection} size="large" block>
            {texts.lookAgain}
          </LinkButton>
        </Message>
      );
    case 'this-week':
      return <ThisWeek {...phase} />;
    case 'tonight':
      return (
        <Message words={texts.today}>
          <LinkButton to={paths.tonight} size="large" block>
            {texts.tonight}
          </LinkButton>
        </Message>
      );
    case 'after':
      return <After />;
  }
}

function Message({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </>
  );
}

function BeforeSale({ saleStart }: { saleStart: number | null }) {
  const texts = useTexts(PHASE_TEXTS);
  const { language } = useLanguage();
  const { festival_name: festival } = useSiteSettings();
  if (saleStart === null) {
    return (
      <Message words={texts.comingSoon}>
        <LinkButton to={paths.ticket} size="large" block icon={<Icon name="ticket" />}>
          {texts.seeTickets}
        </LinkButton>
      </Message>
    );
  }
  const iso = new Date(saleStart).toISOString();
  const address = () => `${window.location.origin}${paths.ticket}`;
  const remind = () => {
    const event = { title: texts.reminder(festival), from: saleStart, minutes: 30, address: address() };
    saveCalendarFile(event, 'ticket-sale.ics');
  };
  return (
    <Message
      words={
        <>
          <time dateTime={iso}>{texts.opens(concertDate(iso, language), concertTime(iso, language))}</time>{' '}
          <TimeLeft until={saleStart} />
        </>
      }
    >
      <Button size="large" block icon={<Icon name="clock" />} onClick={remind}>
        {texts.remind}
      </Button>
    </Message>
  );
}

function TimeLeft({ until }: { until: number }) {
  const texts = useTexts(PHASE_TEXTS);
  const minutes = Math.max(0, Math.ceil((until - useDisplayNow()) / MINUTE_MS));
  const parts = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60] as const;
  return <span className={styles.left}>{texts.opensIn(...parts)}</span>;
}

function ThisWeek({ now, lowestPrice }: Phase) {
  const texts = useTexts(PHASE_TEXTS);
  const textOf = useContentText();
  const settings = useSiteSettings();
  const day = (moment: number) => Math.floor((moment + JAKARTA_OFFSET_MS) / DAY_MS);
  const left = day(Date.parse(settings.concert_date)) - day(now);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(textOf(settings, 'venue'))}`;
  return (
    <Message words={texts.daysLeft(left)}>
      <LinkButton to={paths.lineUp()} size="large" block icon={<Icon name="clock" />}>
        {texts.plan}
      </LinkButton>
      <p className={styles.links}>
        <a href={map} target="_blank" rel="noreferrer">
          {texts.way}
        </a>
        <Link to={paths.tonight}>{texts.ticket}</Link>
        {lowestPrice !== null && <Link to={paths.ticket}>{texts.tickets}</Link>}
      </p>
    </Message>
  );
}

function After() {
  const texts = useTexts(PHASE_TEXTS);
  const [isAsked, setAsked] = useState(false);
  return (
    <Message words={texts.thanks}>
      <LinkButton to={paths.about} size="large" block>
        {texts.lookBack}
      </LinkButton>
      <div className={styles.nextYear}>
        {isAsked ? (
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <NextYearForm />
          </Suspense>
        ) : (
          <Button variant="outline" size="large" block onClick={() => setAsked(true)}>
            {texts.nextYear}
          </Button>
        )}
      </div>
    </Message>
  );
}
