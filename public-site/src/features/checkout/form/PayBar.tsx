import { formatRupiah } from '@festival/contracts';
import { useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { HelpButton } from '../../../ui/HelpButton';
import styles from '../Checkout.module.css';
import { CHECKOUT_PAGE_TEXTS, type CheckoutTexts } from '../checkout.texts';
import type { Turn } from '../turn/keep-turn';
import { TurnTime } from '../turn/TurnTime';

interface PayBarProps {
  /** Rupiah; null while it isn't known. */
  total: number | null;
  /** The price is there and above zero. */
  payable: boolean;
  processing: boolean;
  stage: keyof CheckoutTexts['processing'] | null;
  onGiveUp: () => void;
  /** Null while none is needed. */
  turn: Turn | null;
}

/** The submit button with the total; on a phone it sticks to the bottom of the screen. */
export function PayBar({ total, payable, processing, stage, onGiveUp, turn }: PayBarProps) {
  const { submit, processing: stages, giveUp } = useTexts(CHECKOUT_PAGE_TEXTS);
  return (
    <div className={styles.payBar}>
      <TurnTime turn={turn} />
      <Button type="submit" size="large" block disabled={!payable && !processing} pending={processing}>
        <span className={styles.submit}>
          {submit}
          {total === null ? (
            <span aria-hidden="true" className={styles.sumToCome}>
              {' '}
              · Rp 000.000
            </span>
          ) : (
            <span className={styles.sum}> · {formatRupiah(total)}</span>
          )}
        </span>
      </Button>
      <div className={styles.below}>
        <p aria-live="polite">{stage && `${stages[stage]}…`}</p>
        {stage === 'busy' && (
          <Button variant="secondary" size="small" onClick={onGiveUp}>
            {giveUp}
          </Button>
        )}
        {!processing && <HelpButton />}
      </div>
    </div>
  );
}
