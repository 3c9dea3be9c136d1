import { useContentText, useTexts } from '../../lib/language';
import { MERCHANDISE_TEXTS } from './merchandise.texts';
import styles from './Merchandise.module.css';
import { MerchandiseCard } from './MerchandiseCard';
import { MerchandiseList } from './MerchandiseList';
import { BundlePicture } from './pictures';

/** The bundles; `isSecond` where the single items come above them. */
export function BundleCards({ isSecond }: { isSecond?: boolean }) {
  const textOf = useContentText();
  const { noBundles } = useTexts(MERCHANDISE_TEXTS);
  return (
    <MerchandiseList
      className={styles.bundles}
      places={3}
      empty={noBundles}
      of={({ bundles }) => bundles}
      isSecond={isSecond}
    >
      {(bundle) => (
        <MerchandiseCard
          {...bundle}
          name={textOf(bundle, 'name')}
          contents={textOf(bundle, 'contents')}
          picture={<BundlePicture bundle={bundle} />}
        />
      )}
    </MerchandiseList>
  );
}
