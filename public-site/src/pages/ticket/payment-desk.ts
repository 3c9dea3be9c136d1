import type { PaymentDesk } from '../../features/checkout/payment-desk';
import { cancelOrder, createPayment, sendLink } from '../../features/payment/payment.api';
import { openSnap } from '../../features/payment/snap';

/** The payment feature as the checkout knows it. */
export const paymentDesk: PaymentDesk = {
  createToken: async (orderNumber) => (await createPayment(orderNumber))?.snap_token,
  cancelOrder,
  sendLink,
  openPopUp: openSnap,
};
