import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/layout/Banner';
import { StillAboutBanner } from './about.lazy';
import { ABOUT_TEXTS } from './about.texts';
import styles from './AboutHeader.module.css';

/** 'ABOUT US', over the open quest book. */
export function AboutHeader() {
  const texts = useTexts(ABOUT_TEXTS);
  return (
    <header className={styles.header} data-ground="night">
      <StillAboutBanner className={styles.picture} />
      <Banner as="h1">{texts.banner}</Banner>
    </header>
  );
}
