import { useEffect } from 'react';
import { useForm, type UseFormSetError } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../lib/language';
import { Spinner } from '../../ui/Spinner';
import styles from './Checkout.module.css';
import { CHECKOUT_FIELDS, type CheckoutForm } from './form/checkout-form';
import { checkoutKeys } from './checkout.api';
import { CHECKOUT_PAGE_TEXTS } from './checkout.texts';
import { ContactSection } from './form/ContactSection';
import { recallForm, rememberForm } from './form/form-storage';
import { OpenOrderDialog } from './OpenOrderDialog';
import { OrderSummary } from './form/OrderSummary';
import { PayBar } from './form/PayBar';
import type { CheckoutPayment } from './placing/checkout-payment';
import { SelectionSection } from './form/SelectionSection';
import type { FormErrors } from './placing/server-errors';
import { useCheckout, type CheckoutExits } from './placing/useCheckout';
import { useOrderPrice } from './form/useOrderPrice';
import type { Turn } from './turn/keep-turn';

export interface CheckoutViewProps {
  /** The tier's key, as the card that was pressed named it. */
  ticketType: string;
  payment: CheckoutPayment;
  turn: Turn | null;
  exits: CheckoutExits;
}

export function CheckoutView({ ticketType, payment, turn, exits }: CheckoutViewProps) {
  const texts = useTexts(CHECKOUT_PAGE_TEXTS);
  const queryClient = useQueryClient();
  const form = useForm<CheckoutForm>({ defaultValues: recallForm(), mode: 'onTouched' });
  const order = useOrderPrice(ticketType, form);
  const refreshPrice = () => void queryClient.invalidateQueries({ queryKey: checkoutKeys.price(ticketType) });
  const checkout = useCheckout({
    ticketType,
    payment,
    shownTotal: order.prices?.finalPrice ?? null,
    recheck: order.recheck,
    refreshPrice,
    exits: {
      ...exits,
      tierChanged: () => {
        refreshPrice();
        exits.tierChanged();
      },
    },
    showErrors: (errors) => showErrors(errors, form.setError),
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => rememberForm(values) }),
    [form],
  );

  if (checkout.isLeaving) {
    return (
      <div className={styles.leaving}>
        <Spinner label={texts.processing.leaving} />
      </div>
    );
  }
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit((values) => checkout.submit(values))(event)}
      >
        <div className={styles.fields}>
          <ContactSection form={form} />
          <SelectionSection form={form} referral={order.referral} discount={order.discount} />
        </div>
        <aside className={styles.side}>
          <OrderSummary
            prices={order.prices}
            quantity={order.quantity}
            discountPercentage={order.discount.percentage}
            priceError={order.priceError}
            bundleUnknown={order.bundleUnknown}
            onRetry={refreshPrice}
          />
          <PayBar
            total={order.prices?.finalPrice ?? null}
            payable={order.payable}
            processing={checkout.processing}
            stage={checkout.stage}
            onGiveUp={checkout.giveUp}
            turn={turn}
          />
        </aside>
      </form>
      {checkout.openOrder && (
        <OpenOrderDialog
          order={checkout.openOrder.order}
          payable={checkout.openOrder.payable}
          cancelling={checkout.cancelling}
          onGoOn={checkout.goOn}
          onStartOver={checkout.startOver}
          onClose={checkout.dismissOpenOrder}
        />
      )}
    </>
  );
}

/** The server's errors under their fields, the first one focused. */
function showErrors(errors: FormErrors, setError: UseFormSetError<CheckoutForm>): void {
  const wrong = CHECKOUT_FIELDS.filter((field) => errors[field] !== undefined);
  for (const field of wrong) {
    setError(field, { type: 'server', message: errors[field] }, { shouldFocus: field === wrong[0] });
  }
}
