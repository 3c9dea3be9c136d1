import { formatRupiah } from '@festival/contracts';
import { cx } from './class-names';
import styles from './PriceText.module.css';

export interface PriceTextProps {
  /** Rupiah. */
  amount: number;
  /** Written as a deduction: `− Rp 2.000`. */
  deduction?: boolean;
  strong?: boolean;
  className?: string;
}

export function PriceText({ amount, deduction = false, strong = false, className }: PriceTextProps) {
  return (
    <span className={cx(styles.price, strong && styles.strong, className)}>
      {deduction && '− '}
      {formatRupiah(amount)}
    </span>
  );
}
