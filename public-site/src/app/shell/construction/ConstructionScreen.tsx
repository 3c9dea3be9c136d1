import { CONSTRUCTION_TITLE } from '@festival/contracts';
import { Suspense } from 'react';
import { FestivalCrest } from '../../../ui/content/FestivalCrest';
import { ChatPlace } from '../../../features/chat/ChatPlace';
import { useTexts } from '../../../lib/language';
import { usePageTitle } from '../../../lib/use-page-title';
import { useIsServed } from '../../../lib/hydrated';
import { useSiteSettings } from '../../../lib/festival/site-settings';
import { lazyCode } from '../../../ui/lazy-code';
import { CONSTRUCTION_TEXTS } from './construction.texts';
import styles from './ConstructionScreen.module.css';
import { Copyright } from '../Copyright';
import { LanguageSwitch } from '../LanguageSwitch';

// The server can't wait for a lazy chunk: it renders the words, and room for the drawings.
const ConstructionArt = lazyCode(async () => (await import('./ConstructionArt')).ConstructionArt);

/** Replaces every page while the site is under construction: nothing leads on from here. */
export function ConstructionScreen() {
  const texts = useTexts(CONSTRUCTION_TEXTS);
  const { festival_name: festival } = useSiteSettings();
  const inBrowser = !useIsServed();
  usePageTitle(useTexts(CONSTRUCTION_TITLE), festival);
  return (
    <div className={styles.screen} data-ground="night">
      <header className={styles.top}>
        <FestivalCrest className={styles.crest} title={festival} />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <div className={styles.art}>
          {inBrowser && (
            <Suspense fallback={null}>
              <ConstructionArt festival={festival} />
            </Suspense>
          )}
        </div>
        <h1 className={styles.headline}>{texts.headline}</h1>
        <p className={styles.advice}>{texts.advice}</p>
      </main>
      <footer className={styles.footer}>
        <Copyright />
      </footer>
      <ChatPlace />
    </div>
  );
}
