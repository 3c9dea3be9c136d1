import type { Language } from '@festival/contracts';
import type { ETicketPayload } from '../mail-payloads.js';
import { qrCodes, qrPng } from './qr.js';
import { type ReceiptFacts, receiptPdf } from './receipt-pdf.js';
import { ticketPdf } from './ticket-pdf.js';

interface ToMake<Payload> {
  payload: Payload;
  language: Language;
}

/** The files of an e-ticket mail. A PDF that can't be made takes none of the others with it. */
export async function eTicketFiles({ payload, language }: ToMake<ETicketPayload>) {
  const codes = qrCodes(payload);
  const [tickets, receipt] = await Promise.allSettled([
    ticketPdf(payload, language, codes),
    receiptPdf(payload, language),
  ]);
  return { pictures: codes.map(qrPng), tickets, receipt };
}

export async function ticketsFile({ payload, language }: ToMake<ETicketPayload>): Promise<Buffer> {
  return ticketPdf(payload, language, qrCodes(payload));
}

export async function receiptFile({ payload, language }: ToMake<ReceiptFacts>): Promise<Buffer> {
  return receiptPdf(payload, language);
}
