import { useContentText, useTexts } from '../../lib/language';
import { MERCHANDISE_TEXTS } from './merchandise.texts';
import styles from './Merchandise.module.css';
import { MerchandiseCard } from './MerchandiseCard';
import { MerchandiseList } from './MerchandiseList';
import { ItemPicture } from './pictures';

/** The single items. */
export function MerchandiseGrid() {
  const textOf = useContentText();
  const { noItems } = useTexts(MERCHANDISE_TEXTS);
  return (
    <MerchandiseList className={styles.items} places={5} empty={noItems} of={({ items }) => items}>
      {(item) => <MerchandiseCard {...item} name={textOf(item, 'name')} picture={<ItemPicture item={item} />} />}
    </MerchandiseList>
  );
}
