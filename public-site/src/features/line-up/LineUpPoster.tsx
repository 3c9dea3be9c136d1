import { type Act, formatRupiah } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from '../../lib/router';
import { Icon } from '../../art/icons/Icon';
import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { usePhase } from '../../lib/festival/phase';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/Button';
import { Section } from '../../ui/layout/Section';
import { ActPicture } from './ActPicture';
import { actsQuery, posterOf } from '../../lib/festival/acts';
import { POSTER_TEXTS } from './poster.texts';
import styles from './LineUpPoster.module.css';

const MOST_PICTURES = 6;

/** Who plays, in letters as large as they are, and under them when, where and for how much. */
export function LineUpPoster() {
  const texts = useTexts(POSTER_TEXTS);
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { phase, lowestPrice, isSaleOver } = usePhase();
  const { data: acts = [] } = useQuery(actsQuery);
  if (acts.length === 0) return null;
  const { large, small, hidden } = posterOf(acts);
  const { concert_date } = settings;
  // As the names below: the headliners first.
  const pictured = [...large, ...small, ...acts.filter((act) => !act.is_announced)].slice(0, MOST_PICTURES);
  return (
    <Section ground="night" className={styles.poster} aria-labelledby="line-up">
      <h2 id="line-up" className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.portraits} aria-hidden="true">
        {pictured.map((act) => (
          <li key={act.id}>
            <Portrait act={act} />
          </li>
        ))}
      </ul>
      <ul className={styles.large}>
        {large.map((act) => (
          <li key={act.id} style={lineOf(act.name)}>
            <Link to={paths.act(act.id)}>{act.name}</Link>
          </li>
        ))}
      </ul>
      {small.length > 0 && (
        <ul className={styles.small}>
          {small.map((act) => (
            <li key={act.id}>
              <Link to={paths.act(act.id)}>{act.name}</Link>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && phase !== 'after' && <p className={styles.hidden}>{texts.hidden(hidden, large.length > 0)}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.when}</dt>
          <dd>
            <time dateTime={concert_date}>
              {concertDate(concert_date, language, 'long')}{' '}
              <span className={styles.hour}>{concertTime(concert_date, language)}</span>
            </time>
          </dd>
        </div>
        <div>
          <dt>{texts.where}</dt>
          <dd>{textOf(settings, 'venue')}</dd>
        </div>
        {lowestPrice !== null && !isSaleOver && (
          <div>
            <dt>{texts.price}</dt>
            <dd>{texts.from(formatRupiah(lowestPrice))}</dd>
          </div>
        )}
      </dl>
      {!isSaleOver && (
        <LinkButton to={paths.ticket} size="large" icon={<Icon name="ticket" />}>
          {texts.buy}
        </LinkButton>
      )}
      <p className={styles.more}>
        <Link to={paths.lineUp()}>{texts.timetable}</Link>
      </p>
    </Section>
  );
}

/** Leads to an announced act as its name below does, which is the one for the keyboard and screen readers. */
function Portrait({ act }: { act: Act }) {
  const { secret } = useTexts(POSTER_TEXTS);
  const picture = (
    <>
      <ActPicture act={act} className={styles.portrait} />
      <span className={styles.caption}>{act.is_announced ? act.name : secret}</span>
    </>
  );
  if (!act.is_announced) return picture;
  return (
    <Link to={paths.act(act.id)} tabIndex={-1}>
      {picture}
    </Link>
  );
}

/** A line is as large as its longest word lets it be. */
const lineOf = (name: string): CSSProperties =>
  ({ '--longest': Math.max(...name.split(/\s+/).map(({ length }) => length)) }) as CSSProperties;
