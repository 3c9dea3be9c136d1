import { useTexts } from '../../lib/language';
import { MERCHANDISE_TEXTS } from './merchandise.texts';
import styles from './Merchandise.module.css';
import { MerchandiseCard } from './MerchandiseCard';
import { MerchandiseList } from './MerchandiseList';
import { BundlePicture } from './pictures';

/** The bundles. */
export function BundleCards() {
  const { noBundles } = useTexts(MERCHANDISE_TEXTS);
  return (
    <MerchandiseList className={styles.bundles} places={3} empty={noBundles} of={({ bundles }) => bundles}>
      {(bundle) => <MerchandiseCard {...bundle} picture={<BundlePicture bundle={bundle} />} />}
    </MerchandiseList>
  );
}
