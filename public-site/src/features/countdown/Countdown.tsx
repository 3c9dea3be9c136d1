import { type CountdownEvent, DEFAULT_COUNTDOWN_COLOUR } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StoneTile, StoneTiles } from '../../art/StoneTile';
import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useDisplayNow } from '../../lib/now';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { countdownQuery } from '../../lib/festival/countdown-events';
import { COUNTDOWN_TEXTS } from './countdown.texts';
import styles from './Countdown.module.css';
import { RollingNumber } from './RollingNumber';
import { currentEvent, timeLeft, UNITS } from './time-left';

const DAY_MS = 24 * 3_600_000;

/** The band that counts down to the next event, in that event's colour, then to the one after it; gone a day after the last. */
export function Countdown() {
  const texts = useTexts(COUNTDOWN_TEXTS);
  const now = useDisplayNow();
  const { data, isPending, isFetching, refetch } = useQuery(countdownQuery);
  const event = data && currentEvent(data, now);
  if (event && now - Date.parse(event.targetDate) > DAY_MS) return null;
  if (event) return <Running event={event} now={now} />;
  if (isPending) {
    return (
      <Band>
        <Banner tone="navy">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <span aria-hidden="true">…</span>
        </Banner>
        <p className={styles.day} aria-hidden="true">
          …
        </p>
        <Tiles>{() => <span className={styles.unknown}>··</span>}</Tiles>
      </Band>
    );
  }
  return (
    <Band>
      {data ? (
        <Card ground="parchment">{texts.empty}</Card>
      ) : (
        <LoadFailure text={texts.failed} retry={refetch} pending={isFetching} />
      )}
    </Band>
  );
}

function Running({ event, now }: { event: CountdownEvent; now: number }) {
  const texts = useTexts(COUNTDOWN_TEXTS);
  const textOf = useContentText();
  const { language } = useLanguage();
  const left = timeLeft(event.targetDate, now);
  const hasBegun = UNITS.every((unit) => left[unit] === 0);
  return (
    <Band colour={event.bgColor}>
      <Banner tone="navy">{textOf(event, 'name')}</Banner>
      <p className={styles.day}>
        <time dateTime={event.targetDate}>
          {concertDate(event.targetDate, language, 'long')}, {concertTime(event.targetDate, language)}
        </time>
      </p>
      <Tiles>{(unit) => <RollingNumber value={left[unit]} />}</Tiles>
      {hasBegun ? (
        <Card ground="parchment" className={styles.begun}>
          {texts.begun}
        </Card>
      ) : (
        <p role="timer" className={styles.readOut}>
          {texts.left(left)}
        </p>
      )}
    </Band>
  );
}

function Tiles({ children }: { children: (unit: (typeof UNITS)[number]) => ReactNode }) {
  const texts = useTexts(COUNTDOWN_TEXTS);
  return (
    <div className={styles.tiles} aria-hidden="true">
      <StoneTiles>
        {UNITS.map((unit) => (
          <StoneTile key={unit}>
            {children(unit)}
            <span className={styles.unit}>{texts.units[unit]}</span>
          </StoneTile>
        ))}
      </StoneTiles>
    </div>
  );
}

/** The colour is an SVG fill: the pages' security policy allows no inline styles. */
function Band({ colour = DEFAULT_COUNTDOWN_COLOUR, children }: { colour?: string; children: ReactNode }) {
  const texts = useTexts(COUNTDOWN_TEXTS);
  return (
    <section id="countdown" className={styles.band} aria-label={texts.section} data-ground="night">
      <svg className={styles.ground} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
