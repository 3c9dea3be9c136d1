import { Crest } from '../../art/Crest';
import { Scaffolding } from '../../art/error-scenes/Scaffolding';
import { TitleLettering } from '../../art/TitleLettering';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/page-title';
import { useSiteSettings } from '../../lib/site-settings';
import { CONSTRUCTION_TEXTS } from './construction.texts';
import styles from './ConstructionScreen.module.css';
import { Copyright } from './Copyright';
import { LanguageSwitch } from './LanguageSwitch';
import { inTwoLines } from './title-lines';

/** What stands in place of every page while the site is under construction: nothing leads on from here. */
export function ConstructionScreen() {
  const texts = useTexts(CONSTRUCTION_TEXTS);
  const { festival_name: festival } = useSiteSettings();
  usePageTitle(texts.pageTitle, festival);
  return (
    <div className={styles.screen} data-ground="night">
      <header className={styles.top}>
        <Crest className={styles.crest} title={festival} />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <TitleLettering className={styles.title} lines={inTwoLines(festival)} />
        <Scaffolding className={styles.scene} title={texts.scene} />
        <h1 className={styles.headline}>{texts.headline}</h1>
        <p className={styles.advice}>{texts.advice}</p>
      </main>
      <footer className={styles.footer}>
        <Copyright />
      </footer>
    </div>
  );
}
