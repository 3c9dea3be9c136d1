import { type ReactNode, useId } from 'react';
import { useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Section } from '../../ui/layout/Section';
import { ABOUT_TEXTS } from './about.texts';
import styles from './FestivalIntroduction.module.css';

/** An introduction to the festival, next to its pictures. */
export function FestivalIntroduction({ pictures }: { pictures: ReactNode }) {
  const id = useId();
  const { introduction } = useTexts(ABOUT_TEXTS);
  const { festival_name } = useSiteSettings();
  return (
    <Section ground="parchment" aria-labelledby={id}>
      <div className={styles.introduction}>
        <div className={styles.words}>
          <h2 id={id}>{introduction.title(festival_name)}</h2>
          {introduction.words(festival_name).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {pictures}
      </div>
    </Section>
  );
}
