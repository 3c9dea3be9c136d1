import { useQuery } from '@tanstack/react-query';
import { TeamBanner } from '../../art/about/TeamBanner';
import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/layout/Banner';
import { divisionsQuery } from './divisions.api';
import { DIVISIONS_TEXTS } from './divisions.texts';
import { divisionsToShow } from './divisions-to-show';
import { DivisionsCarousel } from './DivisionsCarousel';
import styles from './Divisions.module.css';

/** The people behind the festival; without the server's list the built-in one is shown, without a message. */
export function Divisions() {
  const texts = useTexts(DIVISIONS_TEXTS);
  const { data } = useQuery(divisionsQuery);
  const divisions = divisionsToShow(data);
  return (
    <section className={styles.section} aria-labelledby="divisions" data-ground="night">
      <TeamBanner className={styles.picture} />
      <div className={styles.heading}>
        <Banner id="divisions">{texts.title}</Banner>
        <p className={styles.invitation}>{texts.invitation}</p>
      </div>
      <DivisionsCarousel key={divisions.length} divisions={divisions} />
    </section>
  );
}
