import type { MailTexts } from './mail-texts.js';

const tickets = (quantity: number) => `${quantity} tiket`;

export const TEXTS_ID: MailTexts = {
  greeting: (name) => `Halo ${name},`,
  orderNumber: 'Nomor pesanan',
  buyer: 'Nama',
  ticketType: 'Jenis tiket',
  date: 'Tanggal',
  venue: 'Tempat',
  paidAt: 'Dibayar pada',
  heldUntil: 'Disimpan sampai',
  tickets,
  ticketOf: (number, quantity) => `Tiket ${number} dari ${quantity}`,
  supportTitle: 'Butuh bantuan?',
  supportLead: (supportName) => `${supportName} siap membantu lewat WhatsApp. Nomor pesananmu sudah terisi.`,
  supportButton: 'Chat di WhatsApp',
  supportMessage: (orderNumber) => `Halo, saya ingin bertanya tentang pesanan ${orderNumber}.`,
  footer: (site) =>
    `Email ini dikirim karena ada pemesanan tiket di ${site} dengan alamat ini. Kalau bukan kamu, abaikan saja.`,

  priceLine: (quantity, ticketType) => `${quantity} × ${ticketType}`,
  unitPrice: (amount) => `${amount} per tiket`,
  discount: 'Kode diskon',
  bundleDiscount: 'Diskon bundling',
  toPay: 'Total bayar',
  paid: 'Sudah dibayar',

  finishPayment: {
    subject: (orderNumber) => `Selesaikan pembayaran pesanan ${orderNumber}`,
    heading: 'Tempatmu sudah menunggu',
    held: (what, time) => `${what} kami simpan untukmu sampai ${time}.`,
    openBy: (time) =>
      `Buka pembayarannya sebelum ${time}; kalau belum dibuka sampai saat itu, tiketnya kami jual lagi.`,
    afterwards: 'Lewat dari itu, tiketnya kami jual lagi.',
    button: 'Selesaikan pembayaran',
    addressLead: 'Atau buka alamat ini di browser dan perangkat mana pun:',
    linkIsPrivate: 'Tautan ini hanya untukmu: siapa pun yang membukanya bisa melanjutkan pesananmu.',
    alreadyPaid: 'Sudah membayar? Tidak ada lagi yang perlu dilakukan. E-tiketmu dikirim lewat email terpisah.',
  },

  eTicket: {
    subject: (_quantity, festival, orderNumber) => `E-tiket kamu untuk ${festival} (${orderNumber})`,
    heading: () => 'Tiketmu sudah siap',
    intro: (quantity) =>
      quantity === 1
        ? 'Pembayaranmu berhasil dan namamu sudah tercatat. Tunjukkan kode QR ini di pintu masuk, di ponsel atau di kertas.'
        : `Pembayaranmu berhasil dan namamu sudah tercatat. Setiap kode QR dari ${quantity} tiketmu berlaku untuk satu orang. Tunjukkan di pintu masuk, di ponsel atau di kertas.`,
    newCodes: (quantity) =>
      quantity === 1
        ? 'Ini kode QR baru untuk tiketmu. Tunjukkan yang ini di pintu masuk: kode yang lama akan tidak berlaku lagi.'
        : `Ini kode QR baru untuk ${quantity} tiketmu. Tunjukkan yang ini di pintu masuk: kode yang lama akan tidak berlaku lagi.`,
    code: 'Kode tiket',
    openTicket: 'Buka tiket ini',
    qrAlt: (number, code) => `Kode QR tiket ${number}, ${code}`,
    receiptHeading: 'Bukti pembayaran',
    attached: 'Tiket (satu halaman per tiket) dan bukti pembayaranmu terlampir sebagai PDF.',
    rulesHeading: 'Di pintu masuk',
    rules: [
      'Satu kode QR untuk satu orang, satu kali masuk. Hanya pemindaian pertama yang berlaku.',
      'Simpan untuk dirimu sendiri: jangan unggah atau bagikan fotonya.',
      'Terangkan layar ponselmu, atau bawa halaman ini dalam bentuk cetak.',
    ],
  },

  receipt: {
    subject: (orderNumber) => `Bukti pembayaran pesanan ${orderNumber}`,
    heading: 'Pembayaran diterima',
    intro: (amount) => `Terima kasih. Pembayaranmu sebesar ${amount} sudah kami terima.`,
    attached: 'Bukti pembayaran terlampir sebagai PDF.',
    noSeatSubject: (orderNumber) => `Tentang pembayaran pesanan ${orderNumber}`,
    noSeatHeading: 'Uangmu akan kami kembalikan',
    noSeatIntro: (amount) =>
      `Pembayaranmu sebesar ${amount} kami terima setelah pesananmu berakhir, dan saat itu semua tempat sudah terisi. Karena itu kami tidak bisa menerbitkan tiketnya. Mohon maaf.`,
    noSeatRefund:
      'Kamu akan menerima kembali seluruh uangmu. Tim bantuan kami mengurusnya dan akan menghubungimu. Mohon jangan membayar lagi.',
    documentTitle: 'Bukti Pembayaran',
    documentNote: 'Dibuat otomatis oleh sistem dan sah tanpa tanda tangan.',
  },
};
