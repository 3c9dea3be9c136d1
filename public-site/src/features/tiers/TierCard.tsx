import type { CSSProperties } from 'react';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { cx } from '../../ui/class-names';
import { Button, LinkButton } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { buyableType, type TierCardData } from './tier-fallback';
import styles from './TierCard.module.css';
import { TIERS_TEXTS } from './tiers.texts';

/** Types whose default colour is a token; any other without a colour of its own looks like `coming-soon`. */
const COLOURED = ['early-bird', 'pre-sales-1', 'pre-sales-2', 'regular', 'coming-soon'];

interface TierCardProps {
  tier: TierCardData;
  /** Where a ticket of this type is bought. */
  checkoutPath: (ticketType: string) => string;
  /** Minutes that it lasts; left out when nobody can tell. */
  lastsMinutes?: number | undefined;
  /** The one to buy: large. */
  isLarge?: boolean;
}

/** One ticket: a coloured stub, the name, the price and the button. Words are on paper, so any colour is legible. */
export function TierCard({ tier, checkoutPath, lastsMinutes, isLarge = false }: TierCardProps) {
  const texts = useTexts(TIERS_TEXTS);
  const buttonText = texts.buttons[tier.buttonText];
  const buyable = buyableType(tier);
  const label = `${buttonText}: ${tier.header}`;
  return (
    <article className={cx(styles.card, isLarge && styles.large)} data-ground="paper" style={stubColour(tier)}>
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
        {lastsMinutes !== undefined && <p className={styles.lasts}>{texts.lasts(inWords(lastsMinutes, texts))}</p>}
        {buyable === null ? (
          <Button block disabled aria-label={label}>
            {buttonText}
          </Button>
        ) : (
          <LinkButton block size={isLarge ? 'large' : 'medium'} to={checkoutPath(buyable)} aria-label={label}>
            {buttonText}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

function stubColour({ type, backgroundColor }: TierCardData): CSSProperties {
  const token = COLOURED.includes(type) ? type : 'coming-soon';
  return { '--stub': backgroundColor || `var(--tier-${token})` } as CSSProperties;
}

function inWords(minutes: number, { minutes: some, hours, days }: (typeof TIERS_TEXTS)['en']): string {
  if (minutes < 2 * 60) return some(minutes);
  return minutes < 2 * 1440 ? hours(Math.round(minutes / 60)) : days(Math.round(minutes / 1440));
}
