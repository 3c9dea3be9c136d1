/** Every text of mails and PDFs in one language. `time` is a finished local time, `amount` a finished `Rp 59.000`. */
export interface MailTexts {
  greeting(name: string): string;
  orderNumber: string;
  buyer: string;
  ticketType: string;
  date: string;
  venue: string;
  paidAt: string;
  heldUntil: string;
  tickets(quantity: number): string;
  ticketOf(number: number, quantity: number): string;
  supportTitle: string;
  supportLead(supportName: string): string;
  supportButton: string;
  supportMessage(orderNumber: string): string;
  footer(site: string): string;

  priceLine(quantity: number, ticketType: string): string;
  unitPrice(amount: string): string;
  discount: string;
  bundleDiscount: string;
  toPay: string;
  paid: string;

  finishPayment: {
    subject(orderNumber: string): string;
    heading: string;
    held(what: string, time: string): string;
    openBy(time: string): string;
    afterwards: string;
    button: string;
    addressLead: string;
    linkIsPrivate: string;
    alreadyPaid: string;
  };

  eTicket: {
    subject(quantity: number, festival: string, orderNumber: string): string;
    heading(quantity: number): string;
    intro(quantity: number): string;
    /** In the place of the intro when the codes replace earlier ones. */
    newCodes(quantity: number): string;
    code: string;
    openTicket: string;
    qrAlt(number: number, code: string): string;
    receiptHeading: string;
    attached: string;
    rules: readonly string[];
    rulesHeading: string;
  };

  receipt: {
    subject(orderNumber: string): string;
    heading: string;
    intro(amount: string): string;
    attached: string;
    noSeatSubject(orderNumber: string): string;
    noSeatHeading: string;
    noSeatIntro(amount: string): string;
    noSeatRefund: string;
    documentTitle: string;
    documentNote: string;
  };
}
