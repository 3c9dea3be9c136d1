import type { Act } from '@festival/contracts';
import type { ReactNode } from 'react';
import { concertDate, concertHours } from '../../lib/festival/concert-date';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ActPicture } from './ActPicture';
import styles from './ActProfile.module.css';
import { ACT_PROFILE_TEXTS } from './act-profile.texts';

interface ActProfileProps {
  act: Act;
  /** What the page adds below the words. */
  children: ReactNode;
}

/** An act that is announced: its picture, its name in large letters, when and where it plays, and where it is heard. */
export function ActProfile({ act, children }: ActProfileProps) {
  const texts = useTexts(ACT_PROFILE_TEXTS);
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const day = act.starts_at ?? settings.concert_date;
  const about = textOf(act, 'about');
  return (
    <article className={styles.profile} data-ground="night">
      <div className={styles.inner}>
        <ActPicture act={act} className={styles.picture} />
        <div className={styles.words}>
          <h1 className={styles.name}>{act.name}</h1>
          <dl className={styles.facts}>
            <div>
              <dt>{texts.when}</dt>
              <dd>
                <time dateTime={day}>{concertDate(day, language, 'long')}</time>
                <span className={styles.hours}>
                  {act.starts_at ? concertHours(act.starts_at, act.ends_at, language) : texts.hourUnknown}
                </span>
              </dd>
            </div>
            <div>
              <dt>{texts.where}</dt>
              <dd>{[act.stage, textOf(settings, 'venue')].filter(Boolean).join(' · ')}</dd>
            </div>
          </dl>
          {about && <p className={styles.about}>{about}</p>}
          <ActLinks act={act} />
          {children}
        </div>
      </div>
    </article>
  );
}

function ActLinks({ act }: { act: Act }) {
  const texts = useTexts(ACT_PROFILE_TEXTS);
  const links = [
    [act.music_link, texts.music],
    [act.video_link, texts.video],
    [act.instagram_link, texts.instagram],
  ] as const;
  if (links.every(([address]) => !address)) return null;
  return (
    <ul className={styles.links} aria-label={texts.links(act.name)}>
      {links.map(
        ([address, label]) =>
          address && (
            <li key={label}>
              <a href={address} target="_blank" rel="noreferrer">
                {label}
                <VisuallyHidden> {texts.newTab}</VisuallyHidden>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
