import { type PriceSummary, formatRupiah } from '@festival/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { cx } from '../../../ui/class-names';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from '../Checkout.module.css';
import { CHECKOUT_PAGE_TEXTS } from '../checkout.texts';

export interface OrderSummaryProps {
  /** Null while the price loads or after a failure. */
  prices: PriceSummary | null;
  quantity: number;
  discountPercentage: number | null;
  priceError: string | null;
  /** Whether the bundle setting could not be loaded. */
  bundleUnknown: boolean;
  onRetry: () => void;
}

/** The live price, by the same rule that the server applies. */
export function OrderSummary(props: OrderSummaryProps) {
  const { summary } = useTexts(CHECKOUT_PAGE_TEXTS);
  const { prices, quantity, discountPercentage, priceError, bundleUnknown, onRetry } = props;
  return (
    <Card as="section" ground="parchment" className={styles.section} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{summary.title}</h2>
      <div className={styles.figures}>
        {priceError === null ? (
          <dl className={styles.rows}>
            <Row label={summary.price}>
              <Amount value={prices?.basePrice} />
            </Row>
            <Row label={summary.quantity}>{quantity}</Row>
            <Row label={summary.subtotal}>
              <Amount value={prices?.subtotal} />
            </Row>
            {discountPercentage !== null && prices && (
              <Row label={summary.discount(discountPercentage)}>
                <PriceText amount={prices.discountAmount} deduction />
              </Row>
            )}
            {prices && prices.bundleDiscountAmount > 0 && (
              <Row label={summary.bundle}>
                <PriceText amount={prices.bundleDiscountAmount} deduction />
              </Row>
            )}
            <Row label={summary.total} className={styles.total}>
              <Amount value={prices?.finalPrice} strong />
            </Row>
          </dl>
        ) : (
          <Notice tone="error">
            <div className={styles.retry}>
              <p>{priceError}</p>
              <Button variant="outline" size="small" onClick={onRetry}>
                {summary.retry}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {bundleUnknown && <p className={styles.small}>{summary.bundleUnknown}</p>}
    </Card>
  );
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An amount, or the space that it will take. */
function Amount({ value, strong }: { value: number | undefined; strong?: boolean }) {
  return value === undefined ? <Skeleton width="6rem" /> : <PriceText amount={value} strong={strong} />;
}

/** Rupiah; a deduction is written `− Rp 2.000`. */
function PriceText({ amount, deduction, strong }: { amount: number; deduction?: boolean; strong?: boolean }) {
  return (
    <span className={cx(styles.amount, strong && styles.strongAmount)}>
      {deduction && '− '}
      {formatRupiah(amount)}
    </span>
  );
}
