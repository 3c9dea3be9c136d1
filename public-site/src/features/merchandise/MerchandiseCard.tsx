import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language';
import { LinkButton } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { MERCHANDISE_TEXTS } from './merchandise.texts';
import styles from './Merchandise.module.css';

interface MerchandiseCardProps {
  name: string;
  /** As in the content: `13.000-20.000`. */
  price: string;
  /** A bundle's contents. */
  contents?: string;
  /** The order form; empty while there is none. */
  link: string;
  picture: ReactNode;
}

/** Something to buy: picture, name, price and where to order it, or that this can't be done yet. */
export function MerchandiseCard({ name, price, contents, link, picture }: MerchandiseCardProps) {
  const texts = useTexts(MERCHANDISE_TEXTS);
  return (
    <article className={styles.card} data-ground="parchment">
      <div className={styles.frame}>{picture}</div>
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        {contents && <p className={styles.contents}>{contents}</p>}
        <p className={styles.price}>
          <VisuallyHidden>{texts.price} </VisuallyHidden>
          {inRupiah(price)}
        </p>
        {link ? (
          <LinkButton
            to={link}
            target="_blank"
            rel="noopener noreferrer"
            block
            aria-label={`${texts.preOrder}: ${name} ${texts.opensElsewhere}`}
          >
            {texts.preOrder}
          </LinkButton>
        ) : (
          <p className={styles.notYet}>{texts.notYet}</p>
        )}
      </div>
    </article>
  );
}

/** An editor may write the currency with the price; where it is missing it is ours to add. */
function inRupiah(price: string): string {
  return /^\d/.test(price) ? `IDR ${price}` : price;
}
