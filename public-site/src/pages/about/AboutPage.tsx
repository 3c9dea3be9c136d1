import { ABOUT_TITLE } from '@festival/contracts';
import { AboutHeader } from '../../features/about/AboutHeader';
import { FestivalIntroduction } from '../../features/about/FestivalIntroduction';
import { LazyStories } from '../../features/about/about.lazy';
import { LazyArchive } from '../../features/archive/archive.lazy';
import { LazyDivisions } from '../../features/divisions/divisions.lazy';
import { PhotoCarousel } from '../../features/moments/PhotoCarousel';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';

/** `/about`: the festival, its story, its people, its films. */
export function AboutPage() {
  const { festival_name } = useSiteSettings();
  usePageTitle(useTexts(ABOUT_TITLE), festival_name);
  return (
    <>
      <AboutHeader />
      <FestivalIntroduction pictures={<PhotoCarousel />} />
      <LazyStories />
      <LazyDivisions />
      <LazyArchive />
    </>
  );
}
