import { AboutHeader } from '../../features/about/AboutHeader';
import { FestivalIntroduction } from '../../features/about/FestivalIntroduction';
import { ThemeAndConcept, VisionAndMission } from '../../features/about/Stories';
import { Archive } from '../../features/archive/Archive';
import { Divisions } from '../../features/divisions/Divisions';
import { PhotoCarousel } from '../../features/moments/PhotoCarousel';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/page-title';
import { useSiteSettings } from '../../lib/site-settings';
import { ABOUT_PAGE_TEXTS } from './about-page.texts';

/** `/about`: the festival, its story, its people, its films. */
export function AboutPage() {
  const texts = useTexts(ABOUT_PAGE_TEXTS);
  const { festival_name } = useSiteSettings();
  usePageTitle(texts.pageTitle, festival_name);
  return (
    <>
      <AboutHeader />
      <FestivalIntroduction pictures={<PhotoCarousel />} />
      <ThemeAndConcept />
      <VisionAndMission />
      <Divisions />
      <Archive />
    </>
  );
}
