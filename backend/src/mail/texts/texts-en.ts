import type { MailTexts } from './mail-texts.js';

const tickets = (quantity: number) => (quantity === 1 ? '1 ticket' : `${quantity} tickets`);

export const TEXTS_EN: MailTexts = {
  greeting: (name) => `Hi ${name},`,
  orderNumber: 'Order number',
  buyer: 'Name',
  ticketType: 'Ticket type',
  date: 'Date',
  venue: 'Venue',
  paidAt: 'Paid at',
  heldUntil: 'Held until',
  tickets,
  ticketOf: (number, quantity) => `Ticket ${number} of ${quantity}`,
  supportTitle: 'Need help?',
  supportLead: (supportName) => `${supportName} answers on WhatsApp. Your order number is already filled in.`,
  supportButton: 'Chat on WhatsApp',
  supportMessage: (orderNumber) => `Hi, I have a question about order ${orderNumber}.`,
  footer: (site) =>
    `You receive this mail because tickets were ordered at ${site} with this address. If that wasn't you, you can ignore it.`,

  priceLine: (quantity, ticketType) => `${quantity} × ${ticketType}`,
  unitPrice: (amount) => `${amount} each`,
  discount: 'Discount code',
  bundleDiscount: 'Bundle discount',
  toPay: 'To pay',
  paid: 'Paid',

  finishPayment: {
    subject: (orderNumber) => `Finish your payment for order ${orderNumber}`,
    heading: 'Your seats are waiting',
    held: (what, time) => `We are holding ${what} for you until ${time}.`,
    openBy: (time) => `Open the payment by ${time}; if it has not been opened by then, they go back on sale.`,
    afterwards: 'After that they go back on sale.',
    button: 'Finish payment',
    addressLead: 'Or open this address in any browser, on any device:',
    linkIsPrivate: 'This link is yours alone: whoever opens it can go on with your order.',
    alreadyPaid: 'Already paid? Then there is nothing left to do. Your e-tickets come in a mail of their own.',
  },

  eTicket: {
    subject: (quantity, festival, orderNumber) =>
      `Your ${quantity === 1 ? 'e-ticket' : 'e-tickets'} for ${festival} (${orderNumber})`,
    heading: (quantity) => (quantity === 1 ? 'Your ticket is here' : 'Your tickets are here'),
    intro: (quantity) =>
      quantity === 1
        ? 'Your payment is complete, and you are on the list. Show this QR code at the gate, on your phone or on paper.'
        : `Your payment is complete, and you are on the list. Each of your ${quantity} QR codes lets one person in. Show them at the gate, on a phone or on paper.`,
    newCodes: (quantity) =>
      quantity === 1
        ? 'This is a new QR code for your ticket. Show this one at the gate: the earlier one will stop working.'
        : `These are new QR codes for your ${quantity} tickets. Show these at the gate: the earlier ones will stop working.`,
    code: 'Ticket code',
    openTicket: 'Open this ticket',
    qrAlt: (number, code) => `QR code of ticket ${number}, ${code}`,
    receiptHeading: 'Your receipt',
    attached: 'Your tickets, one to a page, and your receipt are attached as PDF files.',
    rulesHeading: 'At the gate',
    rules: [
      'One QR code lets one person in, once. Only its first scan counts.',
      'Keep it to yourself: never post or share a picture of it.',
      'Turn up your screen’s brightness, or bring this page on paper.',
    ],
  },

  receipt: {
    subject: (orderNumber) => `Receipt for order ${orderNumber}`,
    heading: 'Payment received',
    intro: (amount) => `Thank you. We have received your payment of ${amount}.`,
    attached: 'The receipt is attached as a PDF file.',
    noSeatSubject: (orderNumber) => `About your payment for order ${orderNumber}`,
    noSeatHeading: 'We will refund you',
    noSeatIntro: (amount) =>
      `Your payment of ${amount} reached us after your order had ended, and by then every seat was taken. So we could not issue a ticket for it, and we are sorry.`,
    noSeatRefund:
      'You get the full amount back. Our support team takes care of it and will contact you. Please don’t pay again.',
    documentTitle: 'Receipt',
    documentNote: 'Made by computer and valid without a signature.',
  },
};
