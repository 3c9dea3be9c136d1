import type { AdminOrder } from '@festival/contracts';
import { formatJakarta } from '../../../lib/jakartaTime';

/** What a chat with the buyer says with their pay link, in the language of their order. */
export function payLinkMessage({ buyer_name, order_number, expires_at, language }: AdminOrder, url: string): string {
  const until = `${formatJakarta(expires_at)} WIB`;
  return language === 'id'
    ? `Halo ${buyer_name}, kami dari panitia festival. Pesanan ${order_number} menunggu pembayaran sampai ${until}. Lanjutkan pembayaran di sini: ${url}`
    : `Hello ${buyer_name}, this is the festival committee. Order ${order_number} is waiting for your payment until ${until}. Continue here: ${url}`;
}
