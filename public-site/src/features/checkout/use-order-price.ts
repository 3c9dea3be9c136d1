import { priceOrder, type PriceSummary } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { ApiError } from '../../lib/api';
import { useTexts } from '../../lib/language';
import type { CheckoutForm } from './checkout-form';
import { bundleQuery, currentPriceQuery } from './checkout.api';
import { CHECKOUT_PAGE_TEXTS, type CheckoutTexts } from './checkout.texts';
import {
  useDiscountCode,
  useReferralCode,
  type DiscountCheck,
  type OrderAmount,
  type ReferralCheck,
} from './use-codes';

const NOT_FOUND = 404;

export interface OrderPrice {
  /** The tier's name as the server tells it with the price. */
  header: string | null;
  quantity: number;
  prices: PriceSummary | null;
  priceError: string | null;
  bundleUnknown: boolean;
  /** The checkout button's rule: not while the price loads or failed, nor when it is not above zero. */
  payable: boolean;
  referral: ReferralCheck;
  discount: DiscountCheck;
}

/** The live price of what the form holds, with the two codes that bear on it. */
export function useOrderPrice(ticketType: string, control: Control<CheckoutForm>): OrderPrice {
  const texts = useTexts(CHECKOUT_PAGE_TEXTS);
  const current = useQuery(currentPriceQuery(ticketType));
  const bundle = useQuery(bundleQuery);
  const watched = useWatch({ control, name: 'quantity' });
  const quantity = Number.isInteger(watched) ? watched : 1;
  const unitPrice = current.data?.price;
  const referral = useReferralCode();
  const discount = useDiscountCode(orderAmount(current.isPending, unitPrice, quantity));

  const usable = typeof unitPrice === 'number' && !current.isError;
  const prices = usable
    ? priceOrder({
        unitPrice,
        quantity,
        discountPercentage: discount.percentage ?? 0,
        bundleEnabled: bundle.data?.enabled === true,
      })
    : null;
  return {
    header: current.data?.header ?? null,
    quantity,
    prices,
    priceError: current.isPending || usable ? null : priceErrorText(current.error, texts.price),
    bundleUnknown: bundle.isError && usable,
    payable: prices !== null && prices.basePrice > 0,
    referral,
    discount,
  };
}

function orderAmount(loading: boolean, unitPrice: number | undefined, quantity: number): OrderAmount {
  if (loading) return { state: 'loading' };
  return typeof unitPrice === 'number' ? { state: 'known', rupiah: unitPrice * quantity } : { state: 'missing' };
}

/** No tier on sale is told in the server's words; anything else is a failure to fetch (specification, section 8). */
function priceErrorText(error: Error | null, texts: CheckoutTexts['price']): string {
  if (error === null) return texts.none;
  if (!(error instanceof ApiError)) return texts.failed;
  const refused = error.status === NOT_FOUND || (error.status < 500 && error.message !== '');
  return refused ? error.message || texts.none : texts.failed;
}
