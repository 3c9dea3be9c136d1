import type { EventCard } from '@festival/contracts';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../lib/router';
import { Icon } from '../../art/icons/Icon';
import { LineIcon } from '../../art/icons/LineIcon';
import { StillDrawing } from '../../art/StillDrawing';
import { concertDate } from '../../lib/festival/concert-date';
import { useEventMoment } from '../../lib/festival/countdown-events';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { cx } from '../../ui/class-names';
import { ContentImage } from '../../ui/content/ContentImage';
import { RichText } from '../../ui/content/RichText';
import { cardLink, cardRealm, isLongTitle } from './card-rules';
import { EVENT_CARDS_TEXTS } from './event-cards.texts';
import styles from './EventCardView.module.css';

const TURN_SIGN = 'M20 5v5h-5M4 19v-5h5M5.3 9.5A7.3 7.3 0 0118.8 9M18.7 14.5A7.3 7.3 0 015.2 15';

/**
 * Picture in front; name, description and link behind. A press anywhere but on a link turns it. A phone's list shows
 * both sides next to each other and nothing turns: the style sheet alone decides.
 */
export function FlipCard({ card, place }: { card: EventCard; place: number }) {
  const texts = useTexts(EVENT_CARDS_TEXTS);
  const textOf = useContentText();
  const title = textOf(card, 'title');
  const [isTurned, setTurned] = useState(false);
  const front = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const wasTurned = useRef(false);
  // The pressed side is hidden now, and the focus would be lost with it.
  useEffect(() => {
    if (wasTurned.current === isTurned) return;
    wasTurned.current = isTurned;
    (isTurned ? back : front).current?.focus({ preventScroll: true });
  }, [isTurned]);
  const link = cardLink(card);
  return (
    <article className={styles.card} data-turned={isTurned || undefined}>
      <div className={styles.turning}>
        <div className={styles.front} data-ground="night">
          <Picture card={card} place={place} />
          <button
            ref={front}
            type="button"
            className={styles.turn}
            aria-label={texts.turn(title)}
            onClick={() => setTurned(true)}
          />
        </div>
        <div className={styles.back} data-ground="parchment">
          <div className={styles.leaf}>
            <button
              ref={back}
              type="button"
              className={styles.turn}
              aria-label={texts.turnBack(title)}
              onClick={() => setTurned(false)}
            />
            <div className={styles.words}>
              <StillDrawing name={`realm/${cardRealm(card.key, place)}`} className={styles.emblem} />
              <h3 className={styles.title}>{title}</h3>
              <CardDay card={card} className={styles.dayInside} />
              <RichText html={textOf(card, 'description')} className={styles.description} />
              {link && <CardLink to={link} title={title} />}
            </div>
            <LineIcon path={TURN_SIGN} size={18} className={styles.sign} />
          </div>
        </div>
      </div>
      <CardDay card={card} className={styles.day} />
    </article>
  );
}

/** The event's day: below a card that turns, among the words of a phone's list. */
function CardDay({ card, className }: { card: EventCard; className: string | undefined }) {
  const { language } = useLanguage();
  const begins = useEventMoment(card.key);
  return (
    begins && (
      <p className={className}>
        <time dateTime={begins}>{concertDate(begins, language)}</time>
      </p>
    )
  );
}

function Picture({ card, place }: { card: EventCard; place: number }) {
  const textOf = useContentText();
  const title = textOf(card, 'title');
  const drawing = (
    <>
      <StillDrawing name={`card/${cardRealm(card.key, place)}`} className={styles.art} />
      <span className={cx(styles.ribbon, isLongTitle(title) && styles.long)} aria-hidden="true">
        <span className={styles.lines}>{title}</span>
      </span>
    </>
  );
  if (!card.image) return drawing;
  return (
    <div className={styles.photo}>
      <ContentImage
        src={card.image}
        alt={textOf(card, 'alt')}
        width={420}
        height={588}
        className={styles.art}
        fallback={drawing}
      />
    </div>
  );
}

/** Where a card leads: a page of ours, or elsewhere in a new tab. */
function CardLink({ to, title }: { to: string; title: string }) {
  const texts = useTexts(EVENT_CARDS_TEXTS);
  const leadsAway = /^https?:/i.test(to);
  return (
    <Link
      to={to}
      target={leadsAway ? '_blank' : undefined}
      rel={leadsAway ? 'noopener noreferrer' : undefined}
      className={styles.link}
      aria-label={leadsAway ? texts.openAway(title) : texts.openNamed(title)}
    >
      {texts.open}
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}
