import { MERCHANDISE_TITLE } from '@festival/contracts';
import { BundleCards } from '../../features/merchandise/BundleCards';
import { MerchandiseGrid } from '../../features/merchandise/MerchandiseGrid';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Banner } from '../../ui/layout/Banner';
import { Section } from '../../ui/layout/Section';
import { MERCHANDISE_PAGE_TEXTS } from './merchandise-page.texts';
import styles from './MerchandisePage.module.css';
import { MerchandiseTabs, TAB_TARGETS } from './MerchandiseTabs';
import { lazyPart } from '../../ui/lazy-part';

const StillMerchandiseBanner = lazyPart(
  'src/art/promo/MerchandiseBanner.tsx',
  async () => (await import('../../art/promo/MerchandiseBanner')).MerchandiseBanner,
  true,
);

/** `/merchandise`: banner, tab bar, single items, bundles. */
export function MerchandisePage() {
  const texts = useTexts(MERCHANDISE_PAGE_TEXTS);
  usePageTitle(useTexts(MERCHANDISE_TITLE), useSiteSettings().festival_name);
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <StillMerchandiseBanner className={styles.scene} />
        <Banner as="h1" className={styles.name}>
          {texts.title}
        </Banner>
        <p className={styles.invitation}>{texts.invitation}</p>
      </header>
      <MerchandiseTabs />
      <Section ground="night" aria-labelledby="single">
        <div id={TAB_TARGETS.single} tabIndex={-1} className={styles.title}>
          <Banner id="single">{texts.single}</Banner>
          <p className={styles.note}>{texts.singleNote}</p>
        </div>
        <MerchandiseGrid />
      </Section>
      <Section ground="parchment" torn="top" aria-labelledby="bundling">
        <div id={TAB_TARGETS.bundling} tabIndex={-1} className={styles.title}>
          <Banner id="bundling" tone="teal">
            {texts.bundling}
          </Banner>
          <p className={styles.note}>{texts.bundlingNote}</p>
        </div>
        <BundleCards />
      </Section>
    </>
  );
}
