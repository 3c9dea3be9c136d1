import { formatRupiah } from '@festival/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { useLanguage, useTexts } from '../../../lib/language';
import { pendingOrder, recentSuccessfulOrder } from '../../../lib/storage/session';
import { useAlert, useConfirm } from '../../../ui/dialog/dialogs-context';
import { toOrderRequest, type CheckoutForm } from '../form/checkout-form';
import { CHECKOUT_DIALOG_TEXTS } from '../checkout-dialogs.texts';
import { CHECKOUT_PAGE_TEXTS, paymentFailureText } from '../checkout.texts';
import { forgetForm, forgetIdempotencyKey, wasSentBefore } from '../form/form-storage';
import type { CheckoutPayment } from './checkout-payment';
import { runCheckout, type CheckoutOutcome, type CheckoutStage, type OpenOrder, type OrderToPay } from './place-order';
import { isTaken, type FormErrors } from './server-errors';

const NOT_FOUND = 404;
const CONFLICT = 409;

export interface CheckoutExits {
  toSuccess: () => void;
  /** Without a number the page uses the stored order. */
  toPending: (orderNumber?: string) => void;
  /** The tier was sold out or closed meanwhile: its data on the page is stale. */
  tierChanged: () => void;
  /** The turn that an order had used may be good again. */
  orderCancelled: () => void;
}

/** An order of the buyer's own that must be paid or cancelled before another, and the form that waits for it. */
interface BlockingOrder {
  order: OpenOrder;
  payable: boolean;
  form: CheckoutForm;
}

interface CheckoutOptions {
  ticketType: string;
  payment: CheckoutPayment;
  /** Rupiah, as the buyer sees it; null while it isn't known. */
  shownTotal: number | null;
  /** Checks the codes; gives the rupiah to be paid, null when one is refused. */
  recheck: (form: CheckoutForm) => Promise<number | null>;
  refreshPrice: () => void;
  exits: CheckoutExits;
  showErrors: (errors: FormErrors) => void;
}

/** Runs the checkout for a valid form and handles each outcome. */
export function useCheckout(options: CheckoutOptions) {
  const { ticketType, payment, shownTotal, recheck, refreshPrice, exits, showErrors } = options;
  const [stage, setStage] = useState<CheckoutStage | 'opening' | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [blocking, setBlocking] = useState<BlockingOrder | null>(null);
  const alert = useAlert();
  const confirm = useConfirm();
  const texts = useTexts(CHECKOUT_PAGE_TEXTS);
  const dialogs = useTexts(CHECKOUT_DIALOG_TEXTS);
  const { language } = useLanguage();

  // Two presses can come before the button shows that it is busy.
  const running = useRef(false);
  const giveUp = useRef(new AbortController());
  // On a page that was left nobody waits.
  useEffect(() => () => giveUp.current.abort(), []);
  const place = useMutation({
    networkMode: 'always',
    mutationFn: async (form: CheckoutForm) => {
      setStage('checking');
      // The order that was sent may have taken the code's last use; the server's amount is compared in any case.
      const wasSent = wasSentBefore(toOrderRequest(form, ticketType, language));
      const total = wasSent && shownTotal !== null ? shownTotal : await recheck(form);
      if (total === null || !(await agreesTo(total))) return;
      const { signal } = giveUp.current;
      await follow(await runCheckout(form, { ticketType, language }, payment, setStage, signal), form, total);
    },
    onSettled: () => {
      running.current = false;
      setStage(null);
    },
  });

  function submit(form: CheckoutForm): void {
    if (running.current) return;
    running.current = true;
    giveUp.current = new AbortController();
    place.mutate(form);
  }

  /** Asks for confirmation when a code changes the button's total. */
  function agreesTo(total: number): Promise<boolean | null> | boolean {
    if (total === shownTotal) return true;
    const amount = formatRupiah(total);
    const { title, byCodes, goOn, back } = dialogs.newTotal;
    return confirm({ title, message: byCodes(amount), confirmLabel: goOn(amount), cancelLabel: back });
  }

  async function follow(outcome: CheckoutOutcome, form: CheckoutForm, total: number): Promise<void> {
    switch (outcome.kind) {
      case 'paid':
        finishPaid(outcome.order.order_number);
        return;
      case 'to_pay':
        if (outcome.amount === total || (await keepsOrder(outcome))) await pay(outcome.orderNumber, outcome.snapToken);
        return;
      case 'open_order':
        setBlocking({ order: outcome.order, payable: outcome.payable, form });
        return;
      case 'field_errors':
        showErrors(outcome.errors);
        if (isTaken(outcome.errors)) await offerLink(form);
        return;
      case 'given_up':
        return;
      case 'not_on_sale':
        exits.tierChanged();
        void alert(paymentFailureText(outcome.reason, texts));
        return;
      case 'failed':
        void alert(paymentFailureText(outcome.reason, texts));
    }
  }

  /** Asks for confirmation when the server's price differs, as after an editor's change; "no" cancels the order. */
  async function keepsOrder({ orderNumber, amount }: OrderToPay): Promise<boolean> {
    refreshPrice();
    const { title, byServer, goOn } = dialogs.newTotal;
    const sum = formatRupiah(amount);
    const cancelLabel = dialogs.openOrder.confirmYes;
    const isAgreed = await confirm({ title, message: byServer(sum), confirmLabel: goOn(sum), cancelLabel });
    if (isAgreed) return true;
    if (isAgreed === null) {
      leaveToPending();
      return false;
    }
    try {
      await payment.cancelOrder(orderNumber);
      exits.orderCancelled();
      pendingOrder.remove();
    } catch {
      await alert(texts.reasons.cancel);
      leaveToPending();
    }
    return false;
  }

  function leaveToPending(orderNumber?: string): void {
    setLeaving(true);
    exits.toPending(orderNumber);
  }

  async function pay(orderNumber: string, snapToken: string): Promise<void> {
    setStage('opening');
    const ended = await payment.openPopUp(snapToken, language).catch(() => null);
    if (ended === null) await alert(paymentFailureText({ key: 'gateway' }, texts));
    if (ended === 'success') {
      finishPaid(orderNumber);
      return;
    }
    if (ended === 'error') pendingOrder.remove();
    // With the number the page can still show the state of an order that is no longer stored.
    leaveToPending(ended === 'error' ? orderNumber : undefined);
  }

  async function offerLink({ email, phone }: CheckoutForm): Promise<void> {
    const { title, text: message, send: confirmLabel, close: cancelLabel, sent, failed } = dialogs.taken;
    if (!(await confirm({ title, message, confirmLabel, cancelLabel }))) return;
    await payment.sendLink({ email, phone }).then(
      () => alert(sent),
      () => alert(failed),
    );
  }

  function finishPaid(orderNumber: string): void {
    recentSuccessfulOrder.set({ orderNumber, status: 'paid', paidAt: new Date().toISOString() });
    pendingOrder.remove();
    forgetForm();
    setLeaving(true);
    exits.toSuccess();
  }

  function placeAgain(form: CheckoutForm): void {
    pendingOrder.remove();
    forgetIdempotencyKey();
    setBlocking(null);
    submit(form);
  }

  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: ({ order }: BlockingOrder) => payment.cancelOrder(order.order_number),
    onSuccess: (_nothing, { form }) => {
      exits.orderCancelled();
      placeAgain(form);
    },
    onError: (error, { order, form }) => {
      const status = error instanceof ApiError ? error.status : null;
      if (status === NOT_FOUND) placeAgain(form);
      else if (status === CONFLICT) {
        // Ended or paid meanwhile: its page says which, so that no buyer pays twice.
        forgetIdempotencyKey();
        leaveToPending(order.order_number);
      } else void alert(texts.reasons.cancel);
    },
  });

  const startOver = async () => {
    const { confirm: message, confirmYes: confirmLabel, confirmNo: cancelLabel } = dialogs.openOrder;
    const confirmed = await confirm({ title: confirmLabel, message, confirmLabel, cancelLabel });
    if (confirmed && blocking) cancel.mutate(blocking);
  };

  return {
    submit,
    processing: place.isPending,
    stage,
    /** Ends the repeats of a busy server; the form stays as it is. */
    giveUp: () => giveUp.current.abort(),
    /** The next page is loading: the form is finished. */
    isLeaving,
    openOrder: blocking,
    cancelling: cancel.isPending,
    goOn: () => exits.toPending(blocking?.order.order_number),
    startOver: () => void startOver(),
    dismissOpenOrder: () => setBlocking(null),
  };
}
