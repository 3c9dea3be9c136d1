import { CheckoutView, type CheckoutViewProps } from '../../features/checkout/CheckoutView';
import type { PaymentDesk } from '../../features/checkout/placing/payment-desk';
import { cancelOrder, createPayment, sendLink } from '../../features/payment/payment.api';
import { openSnap } from '../../features/payment/snap';

/** The payment feature as the checkout knows it. */
const paymentDesk: PaymentDesk = {
  createToken: async (orderNumber) => (await createPayment(orderNumber))?.snap_token,
  cancelOrder,
  sendLink,
  openPopUp: openSnap,
};

/** The checkout with the payment behind it: code that the ticket cards don't need. */
export function CheckoutForm(props: Omit<CheckoutViewProps, 'desk'>) {
  return <CheckoutView {...props} desk={paymentDesk} />;
}
