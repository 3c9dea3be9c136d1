import type { CSSProperties } from 'react';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { buyableType, type TierCardData } from './tier-fallback';
import styles from './TierCard.module.css';
import { TIERS_TEXTS } from './tiers.texts';

/** Types whose default colour is a token; any other without a colour of its own looks like `coming-soon`. */
const COLOURED = ['early-bird', 'pre-sales-1', 'pre-sales-2', 'regular', 'coming-soon'];

interface TierCardProps {
  tier: TierCardData;
  onBuy: (ticketType: string) => void;
}

/** One ticket: a coloured stub, the name, the price and the button. Words stand on paper, so any colour is legible. */
export function TierCard({ tier, onBuy }: TierCardProps) {
  const texts = useTexts(TIERS_TEXTS);
  const buttonText = texts.buttons[tier.buttonText];
  const buyable = buyableType(tier);
  return (
    <article className={styles.card} data-ground="paper" style={stubColour(tier)}>
      <div className={styles.stub} aria-hidden="true">
        <Icon name="ticket" size={40} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{tier.header}</h3>
        <p className={styles.price}>
          <VisuallyHidden>{texts.price} </VisuallyHidden>
          {tier.price === '-' ? (
            <>
              <span aria-hidden="true">-</span>
              <VisuallyHidden>{texts.comingSoonPrice}</VisuallyHidden>
            </>
          ) : (
            tier.price
          )}
        </p>
        <Button
          block
          disabled={buyable === null}
          aria-label={`${buttonText}: ${tier.header}`}
          onClick={() => buyable !== null && onBuy(buyable)}
        >
          {buttonText}
        </Button>
      </div>
    </article>
  );
}

function stubColour({ type, backgroundColor }: TierCardData): CSSProperties {
  const token = COLOURED.includes(type) ? type : 'coming-soon';
  return { '--stub': backgroundColor || `var(--tier-${token})` } as CSSProperties;
}
