/** Every sentence of the checkout (public-site specification, sections 2, 5 and 8); field rules are in contracts. */
export const CHECKOUT_PAGE_TEXTS = {
  title: 'Checkout',
  back: 'Back to Ticket Selection',
  contact: {
    title: 'Contact Information',
    fullName: 'Full name',
    email: 'Email',
    emailHint: 'Use an active e-mail address: your ticket is delivered there.',
    confirmEmail: 'Confirm email',
    phone: 'Phone number',
    phoneHint: 'For example 0812 3456 7890',
    category: 'Category',
    categories: {
      internal: 'Internal (student or staff)',
      external: 'External (general public)',
    },
  },
  selection: {
    title: 'Ticket Selection',
    quantity: 'Quantity',
    referral: 'Referral code',
    discount: 'Discount code',
    apply: 'Apply',
    referralApplied: 'Referral code applied',
    panitia: (name: string) => `Panitia: ${name}`,
    discountApplied: (percentage: number) => `Discount code applied: ${percentage}% off`,
  },
  summary: {
    title: 'Order Summary',
    price: 'Ticket price',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    discount: (percentage: number) => `Discount (${percentage}%)`,
    bundle: 'Bundle discount',
    bundleUnknown: 'The bundle discount could not be checked. If there is one, it comes off when you order.',
    total: 'Total',
    retry: 'Try again',
  },
  submit: 'PROCEED TO CHECKOUT',
  processing: {
    checking: 'Checking your details',
    placing: 'Placing your order',
    paying: 'Preparing your payment',
    opening: 'Opening the payment window',
  },
  price: {
    failed: 'Failed to fetch ticket price',
    none: 'No tickets available',
  },
  referral: {
    invalid: 'Invalid referral code',
    failed: 'Failed to validate referral code',
  },
  discount: {
    invalid: 'Invalid discount code',
    failed: 'Failed to validate discount code. Please try again.',
    priceLoading: 'Please wait for ticket price to load',
    priceMissing: 'Unable to validate discount - ticket price not available',
    amountInvalid: 'Invalid order amount for discount validation',
  },
  reasons: {
    csrf: 'CSRF token not found. Please refresh the page and try again.',
    login: 'Authentication failed',
    loginUnreadable: 'Authentication failed...',
    order: 'Failed to create order',
    orderUnreadable: 'Order creation failed...',
    payment: 'Failed to create payment token',
    paymentUnreadable: 'Payment creation failed...',
    gateway: 'Payment gateway is not available. Please refresh the page and try again.',
    cancel: 'Could not cancel the order. Please try again or contact support.',
  },
  openOrder: {
    title: 'You already have an open order',
    text: (orderNumber: string, until: string) =>
      `Order ${orderNumber} is waiting for payment until ${until}. Go on with it, or cancel it and start anew.`,
    tooLate: (orderNumber: string, until: string) =>
      `There is no time left to pay order ${orderNumber}, which ends at ${until}. Cancel it and start anew.`,
    goOn: 'Continue with this order',
    startAnew: 'Cancel it and start anew',
    confirm:
      'Are you sure you want to cancel this order? This action cannot be undone and you will need to create a new order to purchase tickets.',
    confirmYes: 'Cancel Order',
    confirmNo: 'Keep Order',
  },
} as const;

/**
 * The alert for any failure: 'Payment processing failed: {reason}. Please try again.' The reason's own full stop is
 * not doubled, and one that trails off keeps its dots.
 */
export function paymentFailureText(reason: string): string {
  const trimmed = reason.trim();
  const sentence = trimmed.endsWith('...') ? trimmed : `${trimmed.replace(/\.$/, '')}.`;
  return `Payment processing failed: ${sentence} Please try again.`;
}
