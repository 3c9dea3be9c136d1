import { parentPort } from 'node:worker_threads';
import { qrPng } from './qr.js';
import { receiptPdf } from './receipt-pdf.js';
import { ticketPdf } from './ticket-pdf.js';

/** Everything of a mail that takes milliseconds of a processor. */
const TASKS = {
  qrPngs: async (addresses: readonly string[]): Promise<Buffer[]> => addresses.map((address) => qrPng(address)),
  receiptPdf,
  ticketPdf,
};

export type PdfTasks = typeof TASKS;

export interface PdfRequest {
  task: keyof PdfTasks;
  args: readonly unknown[];
}

export type PdfAnswer = { made: Uint8Array | Uint8Array[] } | { error: string };

async function answer({ task, args }: PdfRequest): Promise<PdfAnswer> {
  try {
    const make = TASKS[task] as (...given: readonly unknown[]) => Promise<Buffer | Buffer[]>;
    return { made: await make(...args) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The thread's side of `PdfThreadsService`. */
parentPort?.on('message', (request: PdfRequest) => {
  void answer(request).then((result) => parentPort?.postMessage(result, []));
});
