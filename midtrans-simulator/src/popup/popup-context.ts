import type { Simulator } from '../engine/simulator.js';
import type { Json, Order, SnapSession, Transaction } from '../protocol/model.js';
import { offeredMethods, type PaymentMethod } from '../protocol/payment-methods.js';
import { latestAttempt } from '../protocol/transaction-state.js';
import { textsFor, type Language, type Texts } from './texts.js';

/** Everything a pop-up page is made from. */
export interface PopupContext {
  sim: Simulator;
  order: Order;
  session: SnapSession;
  /** The options of `snap.pay`, from the browser: nothing in them is to be trusted. */
  options: Json;
  fields: Json;
  /** Origin of the simulator as the browser sees it. */
  origin: string;
  methods: PaymentMethod[];
  language: Language;
  t: Texts;
}

export function popupContext(
  sim: Simulator,
  order: Order,
  session: SnapSession,
  origin: string,
  request: { options: Json; fields: Json },
): PopupContext {
  const { options, fields } = request;
  const offered = offeredMethods(session.enabledPayments, session.grossAmount);
  const wished = Array.isArray(options.enabledPayments) ? options.enabledPayments.map(String) : null;
  const allowed = new Set(offeredMethods(wished, session.grossAmount).map(({ key }) => key));
  const methods = offered.filter(({ key }) => allowed.has(key));
  return { sim, order, session, options, fields, origin, methods, ...textsFor(options.language) };
}

export function methodLabel(method: PaymentMethod, t: Texts): string {
  if (method.key === 'credit_card') return t.creditCard;
  return method.key === 'other_va' ? t.otherBanks : method.label;
}

/** The attempt the page is about: the one it names, else the latest. */
export function shownAttempt(context: PopupContext): Transaction | undefined {
  const named = context.order.transactions.find(({ id }) => id === context.fields.transaction);
  return named ?? latestAttempt(context.order);
}

/** A text field of a submitted form. */
export function field(context: PopupContext, name: string): string {
  const value = context.fields[name];
  return typeof value === 'string' ? value : '';
}
