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
        <HeroWords />
        <LazyConcertCall />
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

function HeroWords() {
  const texts = useTexts(HERO_TEXTS);
  const textOf = useContentText();
  const { festival_name, edition } = useSiteSettings();
  const { data, error, isPending, refetch } = useQuery(heroQuery);
  const hero = data ?? builtInHeroSection(edition);
  if (!hero.is_active) {
    return (
      <h1>
        <VisuallyHidden>{festival_name}</VisuallyHidden>
      </h1>
    );
  }
  return (
    <>
      {/* While the texts load, the built-in ones reserve their room. */}
      <div className={styles.texts} aria-busy={isPending}>
        <h1 className={styles.title}>{textOf(hero, 'title_text')}</h1>
        <p className={styles.event}>
          <span className={styles.line1}>{textOf(hero, 'event_text_line1')}</span>{' '}
          <span className={styles.line2}>{textOf(hero, 'event_text_line2')}</span>
        </p>
      </div>
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
