import { normalizeCode } from '@festival/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { MissingCsrfTokenError } from '../../../lib/api/api-errors';
import { useTexts } from '../../../lib/language';
import { validateDiscountCode, validateReferralCode } from '../checkout.api';
import { CHECKOUT_PAGE_TEXTS, type CheckoutTexts, serverText } from '../checkout.texts';

/** One code field's state. `reset` belongs to every edit of the field. */
export interface CodeCheck {
  apply: (code: string) => void;
  reset: () => void;
  validating: boolean;
  error: string | null;
}

export interface ReferralCheck extends CodeCheck {
  /** The committee member whose code it is; null until it is applied. */
  panitia: string | null;
  /** Checks the code again when the order is placed; false when it is refused, which the field tells. */
  recheck: (code: string) => Promise<boolean>;
}

export interface DiscountCheck extends CodeCheck {
  /** 1–100; null until the code is applied. */
  percentage: number | null;
  /** As for the referral code; gives the percentage, 0 without a code, null when it is refused. */
  recheck: (code: string) => Promise<number | null>;
}

/** `recalled` is the field's initial code: it was typed before a reload, and is applied again. */
export function useReferralCode(recalled: string): ReferralCheck {
  const texts = useTexts(CHECKOUT_PAGE_TEXTS);
  const { apply, reset, recheck, validating, value, error } = useCheck(async (code) => {
    const name = (await validateReferralCode(normalizeCode(code)))?.referral_code?.panitia_name;
    if (!name) throw new Error('The answer names no committee member.');
    return name;
  });
  const forgetRecalled = useRecalled(recalled, true, apply);
  return {
    apply,
    reset: () => {
      forgetRecalled();
      reset();
    },
    recheck: async (code) => isEmpty(code) || (await recheck(code)) !== null,
    validating,
    panitia: value,
    error: codeError(error, 'referral', texts),
  };
}

/** The amount that the percentage is taken of, or the reason why it isn't known. */
export type OrderAmount = { state: 'loading' } | { state: 'missing' } | { state: 'known'; rupiah: number };

export function useDiscountCode(amount: OrderAmount, recalled: string): DiscountCheck {
  const texts = useTexts(CHECKOUT_PAGE_TEXTS);
  const [blocked, setBlocked] = useState<DiscountBlock | null>(null);
  const { reset, recheck, validating, value, error, ...check } = useCheck(async (code) => {
    const answer = await validateDiscountCode(normalizeCode(code), amount.state === 'known' ? amount.rupiah : 0);
    const percentage = answer?.discount_code?.discount_percentage ?? answer?.discount_percentage;
    if (typeof percentage !== 'number') throw new Error('The answer names no percentage.');
    return percentage;
  });
  const forgetRecalled = useRecalled(recalled, amount.state === 'known', check.apply);
  const apply = (code: string) => {
    const reason = whyBlocked(amount);
    setBlocked(reason);
    if (reason === null) check.apply(code);
  };
  const resetAll = () => {
    forgetRecalled();
    setBlocked(null);
    reset();
  };
  return {
    apply,
    reset: resetAll,
    recheck: async (code) => (isEmpty(code) ? 0 : recheck(code)),
    validating,
    percentage: value,
    error: blocked ? texts.discount[blocked] : codeError(error, 'discount', texts),
  };
}

/** The result of a code's check. The last good answer holds while the code is checked again. */
function useCheck<T>(check: (code: string) => Promise<T>) {
  const [held, setHeld] = useState<T | null>(null);
  const { mutate, mutateAsync, reset, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: check,
  });
  return {
    apply: mutate,
    reset: () => {
      setHeld(null);
      reset();
    },
    /** Null when the code is refused. */
    recheck: async (code: string): Promise<T | null> => {
      setHeld(data ?? null);
      const value = await mutateAsync(code).catch(() => null);
      setHeld(null);
      return value;
    },
    validating: isPending,
    value: data ?? held,
    error,
  };
}

const isEmpty = (code: string): boolean => code.trim() === '';

/** Applies the field's initial code once, as soon as possible; the returned function forgets it at an edit. */
function useRecalled(code: string, isReady: boolean, apply: (code: string) => void): () => void {
  const waiting = useRef(isEmpty(code) ? null : code);
  useEffect(() => {
    if (!isReady || waiting.current === null) return;
    apply(waiting.current);
    waiting.current = null;
  }, [isReady, apply]);
  return () => {
    waiting.current = null;
  };
}

type DiscountBlock = 'priceLoading' | 'priceMissing' | 'amountInvalid';

/** Why a discount can't be checked now; null when it can. */
function whyBlocked(amount: OrderAmount): DiscountBlock | null {
  if (amount.state === 'loading') return 'priceLoading';
  if (amount.state === 'missing') return 'priceMissing';
  return amount.rupiah > 0 ? null : 'amountInvalid';
}

function codeError(error: Error | null, kind: 'referral' | 'discount', texts: CheckoutTexts): string | null {
  if (error === null) return null;
  if (error instanceof MissingCsrfTokenError) return texts.reasons.csrf;
  if (!(error instanceof ApiError)) return texts[kind].failed;
  return serverText(error.firstErrorFor('code') ?? (error.message || texts[kind].invalid), texts);
}
