import type { AdminOrder, OrderStatus } from '@festival/contracts';
import { formatJakarta } from '../../../lib/jakartaTime';

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

/** The first message of a chat with the buyer: the order's number and status, in Indonesian. */
export function whatsAppMessage({ buyer_name, order_number, status }: AdminOrder): string {
  return `Halo ${buyer_name}, kami dari panitia festival. Pesanan tiket Anda ${order_number} saat ini berstatus: ${STATUSES[status]}.`;
}

/** The chat message with the buyer's pay link, in the language of their order. */
export function payLinkMessage({ buyer_name, order_number, expires_at, language }: AdminOrder, url: string): string {
  const until = `${formatJakarta(expires_at)} WIB`;
  return language === 'id'
    ? `Halo ${buyer_name}, kami dari panitia festival. Pesanan ${order_number} menunggu pembayaran sampai ${until}. Lanjutkan pembayaran di sini: ${url}`
    : `Hello ${buyer_name}, this is the festival committee. Order ${order_number} is waiting for your payment until ${until}. Continue here: ${url}`;
}
