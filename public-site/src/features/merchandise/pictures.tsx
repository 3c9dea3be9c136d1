import type { MerchandiseArt, MerchandiseBundle, MerchandiseItem } from '@festival/contracts';
import { Crest } from '../../art/Crest';
import type { BundleName } from '../../art/merchandise/MerchandiseBundle';
import type { MerchandiseName } from '../../art/merchandise/MerchandiseItem';
import { StillDrawing } from '../../art/StillDrawing';
import { ContentImage } from '../../ui/content/ContentImage';
import styles from './Merchandise.module.css';

const DRAWINGS: Record<MerchandiseArt, MerchandiseName> = {
  't-shirt': 'tshirt',
  lanyard: 'lanyard',
  totebag: 'totebag',
  keychains: 'keychains',
  'hand-fan': 'hand fan',
};

const BUNDLES: readonly BundleName[] = ['heraklid', 'herakles', 'cadmus'];

/** An item's picture, our drawing of it, or the festival's crest when there is no drawing. */
export function ItemPicture({ item }: { item: MerchandiseItem }) {
  const drawing = item.art ? (
    <StillDrawing name={`item/${DRAWINGS[item.art]}`} className={styles.picture} />
  ) : (
    <CrestPicture />
  );
  return (
    <ContentImage src={item.image} alt="" width={400} height={400} className={styles.picture} fallback={drawing} />
  );
}

/** A bundle's picture, our drawing of the bundle of that name, or the crest. */
export function BundlePicture({ bundle }: { bundle: MerchandiseBundle }) {
  const known = BUNDLES.find((name) => name === bundle.name.trim().toLowerCase());
  const drawing = known ? <StillDrawing name={`bundle/${known}`} className={styles.picture} /> : <CrestPicture />;
  return (
    <ContentImage src={bundle.image} alt="" width={600} height={400} className={styles.picture} fallback={drawing} />
  );
}

function CrestPicture() {
  return (
    <div className={styles.unknown}>
      <Crest className={styles.crest} />
    </div>
  );
}
