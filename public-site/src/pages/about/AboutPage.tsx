import { AboutHeader } from '../../features/about/AboutHeader';
import { FestivalIntroduction } from '../../features/about/FestivalIntroduction';
import { LateStories } from '../../features/about/about.late';
import { LateArchive } from '../../features/archive/archive.late';
import { LateDivisions } from '../../features/divisions/divisions.late';
import { PhotoCarousel } from '../../features/moments/PhotoCarousel';
import { useTexts, type Texts } from '../../lib/language';
import { usePageTitle } from '../../lib/page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';

/** Texts of the page itself. */
const ABOUT_PAGE_TEXTS: Texts<{ pageTitle: string }> = {
  en: { pageTitle: 'About Us' },
  id: { pageTitle: 'Tentang Kami' },
};

/** `/about`: the festival, its story, its people, its films. */
export function AboutPage() {
  const texts = useTexts(ABOUT_PAGE_TEXTS);
  const { festival_name } = useSiteSettings();
  usePageTitle(texts.pageTitle, festival_name);
  return (
    <>
      <AboutHeader />
      <FestivalIntroduction pictures={<PhotoCarousel />} />
      <LateStories />
      <LateDivisions />
      <LateArchive />
    </>
  );
}
