import type { ImportPlan, ImportRequest } from '@festival/contracts';
import type { PendingCall, Visitor } from '../visitor.js';

export const IMPORT_PLAN: ImportPlan = {
  mapping: {
    reference: 0,
    buyer_name: 1,
    buyer_email: 2,
    buyer_phone: 3,
    category: 4,
    ticket_quantity: 5,
    final_amount: 6,
  },
  ticket_type: 'early-bird',
  category: 'internal',
  send_email: false,
  language: 'id',
};

const HEADER = 'Timestamp,Nama Lengkap,Email,No. WhatsApp,Kategori,Jumlah Tiket,Total Bayar';

let made = 0;

/** Form rows with unique buyers; `changes` replace cells. */
export function formRows(count: number, changes: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, string>> = {}): string[][] {
  return Array.from({ length: count }, () => {
    made += 1;
    const phone = `0812${String(10_000_000 + made)}`;
    const cells = [`REF-${made}`, `Buyer ${made}`, `form-${made}@example.com`, phone, 'Internal', '2', 'Rp 118.000'];
    return cells.map((cell, index) => changes[index as 0] ?? cell);
  });
}

export function formFile(rows: readonly string[][]): Buffer {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return Buffer.from([HEADER, ...lines].join('\r\n'));
}

const CSV = { 'content-type': 'text/csv' };
const query = (plan: object) => new URLSearchParams({ plan: JSON.stringify(plan), file: 'form.csv' }).toString();

/** The back office's calls for an import. */
export class Importer {
  constructor(private readonly visitor: Visitor) {}

  preview(file: Buffer): PendingCall {
    return this.visitor.post('/api/admin/orders/import/preview', file, CSV);
  }

  check(file: Buffer, changes: Partial<ImportPlan> = {}): PendingCall {
    return this.visitor.post(`/api/admin/orders/import/check?${query({ ...IMPORT_PLAN, ...changes })}`, file, CSV);
  }

  start(file: Buffer, request: Partial<ImportRequest>): PendingCall {
    return this.visitor.post(`/api/admin/orders/import?${query({ ...IMPORT_PLAN, ...request })}`, file, CSV);
  }

  /** Runs an import that starts, and returns its lines. */
  async run(file: Buffer, request: Partial<ImportRequest>): Promise<Array<Record<string, unknown>>> {
    const answer = await this.start(file, request).expect(200);
    const text = String(answer.text ?? answer.body);
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}
