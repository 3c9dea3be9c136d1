import type { CheckExistingRequest } from '@festival/contracts';
import type { Language } from '../../../lib/language';

/** The checkout's view of the payment. The page passes it in, so that the two features don't import each other. */
export interface CheckoutPayment {
  /** Rejects with `ApiError` or `NetworkError`; undefined when the answer can't be read. */
  createToken(orderNumber: string): Promise<string | undefined>;
  cancelOrder(orderNumber: string): Promise<void>;
  /** Mails the link to finish an open order again, to the address that it was placed with. */
  sendLink(details: CheckExistingRequest): Promise<void>;
  /** Resolves with how the pop-up ended; rejects when it can't be opened. */
  openPopUp(snapToken: string, language: Language): Promise<'success' | 'pending' | 'error' | 'close'>;
}
