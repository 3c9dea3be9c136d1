import { builtInHeroSection } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useContentText, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useTheme } from '../../lib/festival/theme';
import { ContentImage } from '../../ui/content/ContentImage';
import { lazyPart } from '../../ui/lazy-part';
import { HeroLandscape } from '../../ui/still-landscapes';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { heroQuery } from './hero.api';
import { HERO_TEXTS } from './hero.texts';
import styles from './Hero.module.css';

const LazyConcertCall = lazyPart(
  'src/features/hero/ConcertCall.tsx',
  async () => (await import('./ConcertCall')).ConcertCall,
);

/** The first screen: the night, the editors' words, and what to do next. */
export function Hero() {
  return (
    <header className={styles.hero} data-ground="night">
      <Picture />
      <div className={styles.words}>
        <HeroTitle />
        <div className={styles.ticket}>
          <LazyConcertCall />
        </div>
        <HeroEvent />
      </div>
    </header>
  );
}

/** The edition's picture, or our landscape. */
function Picture() {
  const { hero } = useTheme();
  return (
    <ContentImage
      src={hero}
      alt=""
      width={1440}
      height={640}
      eager
      className={styles.picture}
      fallback={<HeroLandscape />}
    />
  );
}

/** The editors' words; while they load, the built-in ones reserve their room. */
function useHero() {
  const { edition } = useSiteSettings();
  const { data, error, isPending, refetch } = useQuery(heroQuery);
  return { hero: data ?? builtInHeroSection(edition), error, isPending, refetch };
}

function HeroTitle() {
  const texts = useTexts(HERO_TEXTS);
  const textOf = useContentText();
  const { festival_name } = useSiteSettings();
  const { hero, error, isPending, refetch } = useHero();
  if (!hero.is_active) {
    return (
      <h1>
        <VisuallyHidden>{festival_name}</VisuallyHidden>
      </h1>
    );
  }
  return (
    <>
      <h1 className={styles.title} aria-busy={isPending}>
        {textOf(hero, 'title_text')}
      </h1>
      {error && (
        <p className={styles.error} role="alert">
          {error.message || texts.failed}{' '}
          <button type="button" className={styles.retry} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </p>
      )}
    </>
  );
}

/** Another event and its date: below the concert's ticket, so that nobody takes it for the concert's. */
function HeroEvent() {
  const textOf = useContentText();
  const { hero, isPending } = useHero();
  const [line1, line2] = [textOf(hero, 'event_text_line1'), textOf(hero, 'event_text_line2')];
  if (!hero.is_active || !(line1 || line2)) return null;
  return (
    <p className={styles.event} aria-busy={isPending}>
      <span className={styles.line1}>{line1}</span> <span className={styles.line2}>{line2}</span>
    </p>
  );
}
