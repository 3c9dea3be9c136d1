import type { Language } from '@festival/contracts';
import type { RefundPayload } from '../mail-payloads.js';

/** How the money comes back, as the buyer sees it. */
export type MoneyRoute = 'card' | 'wallet' | 'transfer' | 'agreed';

/** `amount` is a finished `Rp 59.000`. */
export interface RefundTexts {
  subject: Record<RefundPayload['scope'], (orderNumber: string) => string>;
  heading: Record<RefundPayload['scope'], string>;
  intro: Record<RefundPayload['scope'], (amount: string, orderNumber: string) => string>;
  amount: string;
  paid: string;
  route: string;
  routes: Record<MoneyRoute, string>;
  late: string;
  voidHeading: (count: number) => string;
  voidTickets: (count: number) => string;
  allVoid: string;
  othersValid: string;
  allValid: string;
}

export interface CancelledTexts {
  subject: (orderNumber: string) => string;
  heading: string;
  intro: Record<'buyer' | 'staff', (orderNumber: string) => string>;
  tickets: string;
  unpaid: string;
  paid: (amount: string) => string;
  again: string;
  button: string;
}

const REFUND_EN: RefundTexts = {
  subject: {
    full: (order) => `Your money for order ${order} is on its way back`,
    part: (order) => `Part of your money for order ${order} is on its way back`,
    extra: (order) => `An extra payment for order ${order} is on its way back`,
  },
  heading: {
    full: 'Your order has been refunded',
    part: 'Part of your order has been refunded',
    extra: 'Your extra payment has been refunded',
  },
  intro: {
    full: (amount, order) => `We have sent ${amount} back to you for order ${order}.`,
    part: (amount, order) => `We have sent ${amount} back to you for order ${order}.`,
    extra: (amount, order) =>
      `We have sent ${amount} back to you. It was a payment that order ${order} did not need, so nothing about your order changes.`,
  },
  amount: 'Refunded',
  paid: 'You had paid',
  route: 'How it comes back',
  routes: {
    card: 'To the card that you paid with. Banks usually take 7 to 14 working days.',
    wallet: 'To the account or e-wallet that you paid from, usually within 3 working days.',
    transfer: 'By bank transfer to the account that you gave us. It usually arrives within 1 to 2 working days.',
    agreed: 'In the way that our team agreed with you.',
  },
  late: 'Has it not arrived by then? Write to us and we will look into it.',
  voidHeading: (count) => (count === 1 ? 'This ticket is no longer valid' : 'These tickets are no longer valid'),
  voidTickets: (count) =>
    count === 1
      ? 'Its QR code does not open the gate any more, also on paper and in earlier mails.'
      : 'Their QR codes do not open the gate any more, also on paper and in earlier mails.',
  allVoid: 'The tickets of this order are no longer valid: their QR codes do not open the gate any more.',
  othersValid: 'Your other tickets stay valid. Use the QR codes that you have.',
  allValid: 'All your tickets stay valid. Use the QR codes that you have.',
};

const REFUND_ID: RefundTexts = {
  subject: {
    full: (order) => `Uangmu untuk pesanan ${order} sudah kami kembalikan`,
    part: (order) => `Sebagian uangmu untuk pesanan ${order} sudah kami kembalikan`,
    extra: (order) => `Pembayaran ganda untuk pesanan ${order} sudah kami kembalikan`,
  },
  heading: {
    full: 'Uang pesananmu dikembalikan',
    part: 'Sebagian uang pesananmu dikembalikan',
    extra: 'Kelebihan pembayaranmu dikembalikan',
  },
  intro: {
    full: (amount, order) => `Kami sudah mengembalikan ${amount} kepadamu untuk pesanan ${order}.`,
    part: (amount, order) => `Kami sudah mengembalikan ${amount} kepadamu untuk pesanan ${order}.`,
    extra: (amount, order) =>
      `Kami sudah mengembalikan ${amount} kepadamu. Pembayaran itu tidak diperlukan untuk pesanan ${order}, jadi tidak ada yang berubah pada pesananmu.`,
  },
  amount: 'Dikembalikan',
  paid: 'Yang kamu bayar',
  route: 'Cara pengembalian',
  routes: {
    card: 'Ke kartu yang kamu pakai membayar. Bank biasanya membutuhkan 7 sampai 14 hari kerja.',
    wallet: 'Ke rekening atau dompet digital yang kamu pakai membayar, biasanya dalam 3 hari kerja.',
    transfer: 'Lewat transfer bank ke rekening yang kamu berikan. Biasanya sampai dalam 1 sampai 2 hari kerja.',
    agreed: 'Dengan cara yang sudah disepakati bersama tim kami.',
  },
  late: 'Belum juga sampai? Hubungi kami, nanti kami bantu periksa.',
  voidHeading: () => 'Tiket yang tidak berlaku lagi',
  voidTickets: () => 'Kode QR-nya tidak bisa lagi dipakai masuk, juga yang sudah dicetak atau ada di email sebelumnya.',
  allVoid: 'Tiket pesanan ini tidak berlaku lagi: kode QR-nya tidak bisa dipakai masuk.',
  othersValid: 'Tiketmu yang lain tetap berlaku. Pakai saja kode QR yang sudah kamu punya.',
  allValid: 'Semua tiketmu tetap berlaku. Pakai saja kode QR yang sudah kamu punya.',
};

const CANCELLED_EN: CancelledTexts = {
  subject: (order) => `Order ${order} has been cancelled`,
  heading: 'Your order has been cancelled',
  intro: {
    buyer: (order) => `You cancelled order ${order}. Its seats are free again.`,
    staff: (order) => `Our team cancelled order ${order}.`,
  },
  tickets: 'No ticket of this order lets anybody in.',
  unpaid: 'Nothing was paid, and there is nothing left to do. If you still see a way to pay, please do not use it.',
  paid: (amount) => `You had paid ${amount}. Our team takes care of it; write to us if you have not heard from them.`,
  again: 'You still want to come? As long as there are tickets, you can order again.',
  button: 'See the tickets',
};

const CANCELLED_ID: CancelledTexts = {
  subject: (order) => `Pesanan ${order} dibatalkan`,
  heading: 'Pesananmu dibatalkan',
  intro: {
    buyer: (order) => `Kamu membatalkan pesanan ${order}. Tempatnya sudah dilepas kembali.`,
    staff: (order) => `Tim kami membatalkan pesanan ${order}.`,
  },
  tickets: 'Tiket dari pesanan ini tidak bisa dipakai masuk.',
  unpaid:
    'Belum ada yang dibayar dan tidak ada lagi yang perlu kamu lakukan. Kalau masih melihat cara membayarnya, mohon jangan dipakai.',
  paid: (amount) => `Kamu sudah membayar ${amount}. Tim kami sedang mengurusnya; hubungi kami kalau belum ada kabar.`,
  again: 'Masih ingin datang? Selama tiketnya masih ada, kamu bisa memesan lagi.',
  button: 'Lihat tiket',
};

export const refundTextsIn = (language: Language): RefundTexts => (language === 'id' ? REFUND_ID : REFUND_EN);
export const cancelledTextsIn = (language: Language): CancelledTexts =>
  language === 'id' ? CANCELLED_ID : CANCELLED_EN;
