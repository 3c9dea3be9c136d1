import { REALM_NAMES } from '@festival/contracts';
import { useId } from 'react';
import { Link } from '../../lib/router';
import { type Realm, REALMS } from '../../art/realms/realms';
import { ScrollFrame } from '../../art/ScrollFrame';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { LinkButton } from '../../ui/Button';
import { Section } from '../../ui/layout/Section';
import { INTRODUCTION_TEXTS } from './introduction.texts';
import styles from './Introduction.module.css';

export interface IntroductionProps {
  aboutPath: string;
  realmPath: (realm: Realm) => string;
}

/** The festival in one card: its story, its five realms, and the way to learn more. */
export function Introduction({ aboutPath, realmPath }: IntroductionProps) {
  const id = useId();
  const texts = useTexts(INTRODUCTION_TEXTS);
  const { festival_name } = useSiteSettings();
  return (
    <Section ground="night" aria-labelledby={id}>
      <ScrollFrame className={styles.scroll}>
        <div className={styles.words}>
          <h2 id={id}>{texts.title}</h2>
          <p className={styles.story}>{texts.story(festival_name)}</p>
          <ul className={styles.realms}>
            {REALMS.map((realm) => (
              <li key={realm}>
                <Link to={realmPath(realm)} className={styles.realm}>
                  <StillDrawing name={`realm/${realm}`} className={styles.emblem} />
                  <span className={styles.name}>{REALM_NAMES[realm]}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.call}>{texts.call}</p>
          <LinkButton to={aboutPath} size="large">
            {texts.more}
          </LinkButton>
        </div>
      </ScrollFrame>
    </Section>
  );
}
