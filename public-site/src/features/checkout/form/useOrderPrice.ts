import { priceOrder, type PriceSummary } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api';
import { useTexts } from '../../../lib/language';
import type { CheckoutForm } from './checkout-form';
import { bundleQuery, currentPriceQuery } from '../checkout.api';
import { CHECKOUT_PAGE_TEXTS, type CheckoutTexts, serverText } from '../checkout.texts';
import { useDiscountCode, useReferralCode, type DiscountCheck, type OrderAmount, type ReferralCheck } from './useCodes';

const NOT_FOUND = 404;

export interface OrderPrice {
  quantity: number;
  prices: PriceSummary | null;
  priceError: string | null;
  bundleUnknown: boolean;
  /** The button is enabled when the price is loaded and above zero. */
  payable: boolean;
  referral: ReferralCheck;
  discount: DiscountCheck;
  /** Checks the form's codes again; gives the price in rupiah, null when a code is refused. */
  recheck: (form: CheckoutForm) => Promise<number | null>;
}

/** The live price of the form's content, with the two codes that affect it. */
export function useOrderPrice(ticketType: string, form: UseFormReturn<CheckoutForm>): OrderPrice {
  const texts = useTexts(CHECKOUT_PAGE_TEXTS);
  const current = useQuery(currentPriceQuery(ticketType));
  const bundle = useQuery(bundleQuery);
  const watched = useWatch({ control: form.control, name: 'quantity' });
  const quantity = Number.isInteger(watched) ? watched : 1;
  const unitPrice = current.data?.price;
  const { referralCode, discountCode } = form.formState.defaultValues ?? {};
  const referral = useReferralCode(referralCode ?? '');
  const discount = useDiscountCode(orderAmount(current.isPending, unitPrice, quantity), discountCode ?? '');

  const usable = typeof unitPrice === 'number' && !current.isError;
  const price = (discountPercentage: number) =>
    usable
      ? priceOrder({ unitPrice, quantity, discountPercentage, bundleEnabled: bundle.data?.enabled === true })
      : null;
  const prices = price(discount.percentage ?? 0);

  async function recheck(values: CheckoutForm): Promise<number | null> {
    const [isReferralGood, percentage] = await Promise.all([
      referral.recheck(values.referralCode),
      discount.recheck(values.discountCode),
    ]);
    if (isReferralGood && percentage !== null) return price(percentage)?.finalPrice ?? null;
    form.setFocus(isReferralGood ? 'discountCode' : 'referralCode');
    return null;
  }

  return {
    quantity,
    prices,
    priceError: current.isPending || usable ? null : priceErrorText(current.error, texts),
    bundleUnknown: bundle.isError && usable,
    payable: prices !== null && prices.basePrice > 0,
    referral,
    discount,
    recheck,
  };
}

function orderAmount(loading: boolean, unitPrice: number | undefined, quantity: number): OrderAmount {
  if (loading) return { state: 'loading' };
  return typeof unitPrice === 'number' ? { state: 'known', rupiah: unitPrice * quantity } : { state: 'missing' };
}

/** 'No tier on sale' is shown in the server's words; any other error is a failure to load. */
function priceErrorText(error: Error | null, texts: CheckoutTexts): string {
  const { none, failed } = texts.price;
  if (error === null) return none;
  if (!(error instanceof ApiError)) return failed;
  const refused = error.status === NOT_FOUND || (error.status < 500 && error.message !== '');
  return refused ? serverText(error.message || none, texts) : failed;
}
