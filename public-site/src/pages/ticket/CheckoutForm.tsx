import { CheckoutView, type CheckoutViewProps } from '../../features/checkout/CheckoutView';
import type { CheckoutPayment } from '../../features/checkout/placing/checkout-payment';
import { cancelOrder, createPayment, sendLink } from '../../features/payment/payment.api';
import { openSnap } from '../../features/payment/snap';

const checkoutPayment: CheckoutPayment = {
  createToken: async (orderNumber) => (await createPayment(orderNumber))?.snap_token,
  cancelOrder,
  sendLink,
  openPopUp: openSnap,
};

/** The checkout with the payment feature passed in: code that the ticket cards don't need. */
export function CheckoutForm(props: Omit<CheckoutViewProps, 'payment'>) {
  return <CheckoutView {...props} payment={checkoutPayment} />;
}
