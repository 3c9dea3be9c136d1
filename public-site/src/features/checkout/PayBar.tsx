import type { PriceSummary } from '@festival/contracts';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import styles from './Checkout.module.css';
import { CHECKOUT_PAGE_TEXTS, type CheckoutTexts } from './checkout.texts';
import { Amount } from './OrderSummary';

interface PayBarProps {
  prices: PriceSummary | null;
  /** The price is there or on its way. */
  known: boolean;
  /** The price is there and above zero. */
  payable: boolean;
  processing: boolean;
  stage: keyof CheckoutTexts['processing'] | null;
}

/** The total and the one button; on a phone they stay at the bottom of the screen. */
export function PayBar({ prices, known, payable, processing, stage }: PayBarProps) {
  const { summary, submit, processing: stages } = useTexts(CHECKOUT_PAGE_TEXTS);
  return (
    <div className={styles.payBar}>
      <p className={styles.total}>
        <span>{summary.total}</span>
        {known ? <Amount value={prices?.finalPrice} strong /> : <span>-</span>}
      </p>
      <Button type="submit" size="large" block disabled={!payable && !processing} pending={processing}>
        {submit}
      </Button>
      <p aria-live="polite" className={styles.stage}>
        {stage && `${stages[stage]}…`}
      </p>
    </div>
  );
}
