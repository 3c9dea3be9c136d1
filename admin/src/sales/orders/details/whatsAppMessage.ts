import type { AdminOrder, OrderStatus } from '@festival/contracts';

const STATUSES: Readonly<Record<OrderStatus, string>> = {
  pending: 'menunggu pembayaran',
  authorize: 'menunggu konfirmasi pembayaran',
  capture: 'sudah dibayar',
  settlement: 'sudah dibayar',
  paid: 'sudah dibayar',
  deny: 'pembayaran ditolak',
  cancel: 'dibatalkan',
  cancelled: 'dibatalkan',
  expire: 'kedaluwarsa',
  failure: 'pembayaran gagal',
  failed: 'pembayaran gagal',
  refund: 'dana dikembalikan',
  partial_refund: 'dana dikembalikan sebagian',
  chargeback: 'dana ditarik kembali',
  partial_chargeback: 'dana ditarik kembali sebagian',
};

/** What a chat with the buyer begins with: the order's number and status, in Indonesian. */
export function whatsAppMessage({ buyer_name, order_number, status }: AdminOrder): string {
  return `Halo ${buyer_name}, kami dari panitia festival. Pesanan tiket Anda ${order_number} saat ini berstatus: ${STATUSES[status]}.`;
}
