import { CHECKOUT_TEXTS, OPEN_ORDER_TEXTS } from '@festival/contracts';
import type { Texts } from '../../lib/language';
import { SERVER_TEXTS_ENGLISH, SERVER_TEXTS_INDONESIAN } from './server-texts';

const EN = {
  contact: {
    title: 'Contact Information',
    fullName: 'Full name',
    email: 'Email',
    emailHint: 'Use an active e-mail address: your ticket is delivered there.',
    confirmEmail: 'Confirm email',
    phone: 'Phone number',
    phoneHint: 'For example 0812 3456 7890',
    category: 'Category',
    categories: {
      internal: 'Internal (student or staff)',
      external: 'External (general public)',
    },
  },
  selection: {
    title: 'Ticket Selection',
    quantity: 'Quantity',
    referral: 'Referral code',
    discount: 'Discount code',
    apply: 'Apply',
    referralApplied: 'Referral code applied',
    panitia: (name: string) => `Panitia: ${name}`,
    discountApplied: (percentage: number) => `Discount code applied: ${percentage}% off`,
  },
  summary: {
    title: 'Order Summary',
    price: 'Ticket price',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    discount: (percentage: number) => `Discount (${percentage}%)`,
    bundle: 'Bundle discount',
    bundleUnknown: 'The bundle discount could not be checked. If there is one, it comes off when you order.',
    total: 'Total',
    retry: 'Try again',
  },
  /** Under the fields; the English ones are the server's too. */
  rules: {
    ...CHECKOUT_TEXTS,
    emailTaken: OPEN_ORDER_TEXTS.email,
    phoneTaken: OPEN_ORDER_TEXTS.phone,
    referralInvalid: 'Invalid referral code',
    discountInvalid: 'Invalid discount code',
    discountUsedUp: 'This discount code has been used up.',
  } as Record<CheckoutRule, string>,
  submit: 'PROCEED TO CHECKOUT',
  processing: {
    checking: 'Checking your details',
    placing: 'Placing your order',
    solving: 'Many people are ordering. Your browser solves a small task first, which takes a few seconds',
    paying: 'Preparing your payment',
    opening: 'Opening the payment window',
    leaving: 'Opening your order',
    busy: 'Many people are buying right now. Your details are safe, and we keep trying for you',
  },
  giveUp: 'Stop trying',
  /** While people wait: the time for one order. */
  turn: {
    lasts: (until: string) => `Your turn lasts until ${until}.`,
    nearEnd: (until: string) => `Less than two minutes left: press the button by ${until}.`,
    over: (until: string) =>
      `Your turn ended at ${until}. If people still wait, the button gives you a new place; what you typed stays.`,
  },
  price: {
    failed: 'Failed to fetch ticket price',
    none: 'No tickets available',
  },
  referral: {
    invalid: 'Invalid referral code',
    failed: 'Failed to validate referral code',
  },
  discount: {
    invalid: 'Invalid discount code',
    failed: 'Failed to validate discount code. Please try again.',
    priceLoading: 'Please wait for ticket price to load',
    priceMissing: 'Unable to validate discount - ticket price not available',
    amountInvalid: 'Invalid order amount for discount validation',
  },
  reasons: {
    csrf: 'CSRF token not found. Please refresh the page and try again.',
    login: 'Authentication failed',
    loginUnreadable: 'Authentication failed...',
    order: 'Failed to create order',
    orderUnreadable: 'Order creation failed...',
    payment: 'Failed to create payment token',
    paymentUnreadable: 'Payment creation failed...',
    offline: 'No connection to the server. Check your internet connection; nothing is ordered twice',
    gateway: 'Payment gateway is not available. Please refresh the page and try again.',
    cancel: 'Could not cancel the order. Please try again or contact support.',
  },
  /** The server's English sentences to buyers, in the site's language. */
  server: SERVER_TEXTS_ENGLISH,
  failure: (sentence: string) => `Payment processing failed: ${sentence} Please try again.`,
};

type ServerRule = 'emailTaken' | 'phoneTaken' | 'referralInvalid' | 'discountInvalid' | 'discountUsedUp';
export type CheckoutRule = keyof typeof CHECKOUT_TEXTS | ServerRule;
export type CheckoutTexts = typeof EN;

const ID: CheckoutTexts = {
  contact: {
    title: 'Informasi Kontak',
    fullName: 'Nama lengkap',
    email: 'Email',
    emailHint: 'Pakai alamat email yang aktif, ya: tiketmu dikirim ke sana.',
    confirmEmail: 'Konfirmasi email',
    phone: 'Nomor telepon',
    phoneHint: 'Contoh: 0812 3456 7890',
    category: 'Kategori',
    categories: {
      internal: 'Internal (mahasiswa atau staf)',
      external: 'Eksternal (umum)',
    },
  },
  selection: {
    title: 'Pilihan Tiket',
    quantity: 'Jumlah',
    referral: 'Kode referral',
    discount: 'Kode diskon',
    apply: 'Pakai',
    referralApplied: 'Kode referral berhasil dipakai',
    panitia: (name: string) => `Panitia: ${name}`,
    discountApplied: (percentage: number) => `Kode diskon berhasil dipakai: potongan ${percentage}%`,
  },
  summary: {
    title: 'Ringkasan Pesanan',
    price: 'Harga tiket',
    quantity: 'Jumlah',
    subtotal: 'Subtotal',
    discount: (percentage: number) => `Diskon (${percentage}%)`,
    bundle: 'Diskon bundling',
    bundleUnknown: 'Diskon bundling belum bisa dicek. Kalau ada, harganya otomatis terpotong saat kamu memesan.',
    total: 'Total',
    retry: 'Coba lagi',
  },
  rules: {
    fullNameRequired: 'Nama lengkap wajib diisi',
    fullNameUnreadable: 'Nama lengkap berisi karakter yang tidak bisa dibaca',
    emailRequired: 'Email wajib diisi',
    emailInvalid: 'Masukkan alamat email yang benar',
    confirmEmailRequired: 'Ketik ulang alamat emailmu',
    confirmEmailMismatch: 'Kedua alamat email tidak sama',
    phoneRequired: 'Nomor telepon wajib diisi',
    phoneInvalid: 'Masukkan nomor telepon yang benar',
    categoryRequired: 'Kategori wajib dipilih',
    quantityRange: 'Jumlah tiket harus antara 1 dan 10',
    emailTaken:
      'Masih ada pesanan yang belum dibayar dengan email ini. Tautan untuk menyelesaikannya sudah dikirim ke email itu.',
    phoneTaken:
      'Masih ada pesanan yang belum dibayar dengan nomor ini. Tautan untuk menyelesaikannya sudah dikirim ke email pemesannya.',
    referralInvalid: 'Kode referral tidak valid',
    discountInvalid: 'Kode diskon tidak valid',
    discountUsedUp: 'Kuota kode diskon ini sudah habis.',
  },
  submit: 'LANJUT KE PEMBAYARAN',
  processing: {
    checking: 'Mengecek datamu',
    placing: 'Membuat pesananmu',
    solving: 'Banyak yang sedang memesan. Browsermu mengerjakan tugas kecil dulu, hanya beberapa detik',
    paying: 'Menyiapkan pembayaran',
    opening: 'Membuka jendela pembayaran',
    leaving: 'Membuka pesananmu',
    busy: 'Banyak yang sedang membeli tiket. Datamu aman, dan kami terus mencobanya untukmu',
  },
  giveUp: 'Berhenti mencoba',
  turn: {
    lasts: (until: string) => `Giliranmu berlaku sampai ${until}.`,
    nearEnd: (until: string) => `Kurang dari dua menit lagi: tekan tombolnya sebelum ${until}.`,
    over: (until: string) =>
      `Giliranmu berakhir pukul ${until}. Kalau masih ada antrean, tombol ini memberimu tempat baru; isianmu tetap ada.`,
  },
  price: {
    failed: 'Harga tiket gagal dimuat',
    none: 'Tiket tidak tersedia',
  },
  referral: {
    invalid: 'Kode referral tidak valid',
    failed: 'Kode referral gagal dicek',
  },
  discount: {
    invalid: 'Kode diskon tidak valid',
    failed: 'Kode diskon gagal dicek. Silakan coba lagi.',
    priceLoading: 'Tunggu sebentar, harga tiket sedang dimuat',
    priceMissing: 'Diskon belum bisa dicek karena harga tiket tidak tersedia',
    amountInvalid: 'Nilai pesanan tidak bisa dipakai untuk mengecek diskon',
  },
  reasons: {
    csrf: 'Sesi halaman ini sudah berakhir. Silakan muat ulang halaman dan coba lagi.',
    login: 'Datamu belum bisa diverifikasi',
    loginUnreadable: 'Datamu belum bisa diverifikasi...',
    order: 'Pesanan gagal dibuat',
    orderUnreadable: 'Pesanan gagal dibuat...',
    payment: 'Pembayaran gagal disiapkan',
    paymentUnreadable: 'Pembayaran gagal disiapkan...',
    offline: 'Tidak ada koneksi ke server. Cek internetmu; pesananmu tidak akan tercatat dua kali',
    gateway: 'Layanan pembayaran belum tersedia. Silakan muat ulang halaman dan coba lagi.',
    cancel: 'Pesanan belum bisa dibatalkan. Silakan coba lagi atau hubungi panitia.',
  },
  server: SERVER_TEXTS_INDONESIAN,
  failure: (sentence: string) => `Pembayaran gagal diproses: ${sentence} Silakan coba lagi.`,
};

/** Texts of the checkout, except its dialogs. */
export const CHECKOUT_PAGE_TEXTS: Texts<CheckoutTexts> = { en: EN, id: ID };

/** Why the checkout went no further: one of our sentences, or the server's own words. */
export type Reason = { key: keyof CheckoutTexts['reasons'] } | { said: string };

/**
 * The alert for any failure: 'Payment processing failed: {reason}. Please try again.' The reason's own full stop is
 * not doubled, and one that trails off keeps its dots.
 */
export function paymentFailureText(reason: Reason, texts: CheckoutTexts): string {
  const trimmed = ('said' in reason ? serverText(reason.said.trim(), texts) : texts.reasons[reason.key]).trim();
  const sentence = trimmed.endsWith('...') ? trimmed : `${trimmed.replace(/\.$/, '')}.`;
  return texts.failure(sentence);
}

/** The server's sentence in the site's language, unchanged where the site doesn't know it. */
export const serverText = (sentence: string, texts: CheckoutTexts): string => texts.server[sentence] ?? sentence;

/** The error under a field: a rule's sentence in the site's language, the server's as it came. */
export function fieldErrorText(message: string | undefined, rules: CheckoutTexts['rules']): string | undefined {
  return message !== undefined && message in rules ? rules[message as CheckoutRule] : message;
}
