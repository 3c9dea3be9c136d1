import type { DemoKnowledge } from './demo-knowledge.js';

/** What a ticket costs beside its price, what it is good for, and what stands on it. */
export const TICKET_TERM_KNOWLEDGE: readonly DemoKnowledge[] = [
  {
    key: 'ticket-valid-for',
    category: 'tickets',
    question_en: 'What is included in a ticket?',
    question_id: 'Tiketnya dapat apa saja?',
    answer_en:
      'One ticket lets one person into the festival concert on {concert_date}. Merchandise isn’t part of it, and whether it counts for the other events isn’t published yet: look at each one’s page under [Event](/event), or ask {support}',
    answer_id:
      'Satu tiket untuk satu orang masuk ke konser festival pada {concert_date}. Merchandise tidak termasuk, dan apakah tiket ini berlaku juga untuk acara lain belum diumumkan: lihat halaman tiap acara di [Event](/event), atau tanya {support}',
    keywords: [
      'what does the ticket include',
      'ticket benefits',
      'is merchandise included in the ticket',
      'is the ticket valid for all events',
      'fasilitas tiket',
      'benefit tiket',
      'tiket sudah termasuk apa',
      'tiket berlaku untuk semua acara',
    ],
    priority: 4,
  },
  {
    key: 'ticket-account',
    category: 'tickets',
    question_en: 'Do I need an account to buy tickets?',
    question_id: 'Apakah harus membuat akun untuk membeli tiket?',
    answer_en:
      'No, there is nothing to sign up for and no password. Fill in your name, e-mail and phone number on [the ticket page](/ticket) and pay; your tickets come by e-mail.',
    answer_id:
      'Tidak perlu, tidak ada pendaftaran akun atau kata sandi. Cukup isi nama, email, dan nomor HP di [halaman tiket](/ticket) lalu bayar; tiketnya dikirim ke emailmu.',
    keywords: [
      'create an account',
      'sign up to buy',
      'log in',
      'login',
      'password of my ticket account',
      'buat akun',
      'harus login',
      'daftar akun dulu',
      'tombol login di mana',
    ],
    priority: 3,
  },
  {
    key: 'pay-fees',
    category: 'tickets',
    question_en: 'Are there any fees on top of the ticket price?',
    question_id: 'Apakah ada biaya tambahan di luar harga tiket?',
    answer_en:
      'We add none: the total in the order summary is the price times the quantity, less any discount, and that is what you pay. Should your bank or e-wallet charge a fee of its own, its app shows it before you confirm.',
    answer_id:
      'Dari kami tidak ada: total di ringkasan pesanan adalah harga kali jumlah tiket dikurangi diskon, dan itu yang kamu bayar. Kalau bank atau e-wallet-mu punya biaya sendiri, aplikasinya menampilkannya sebelum kamu konfirmasi.',
    keywords: [
      'admin fee',
      'service fee',
      'hidden costs',
      'is tax included',
      'additional charge',
      'biaya admin',
      'biaya layanan',
      'sudah termasuk pajak',
      'biaya tambahan',
    ],
    priority: 4,
  },
  {
    key: 'ticket-wrong-name',
    category: 'tickets',
    question_en: 'I typed the wrong name or phone number',
    question_id: 'Nama atau nomor HP saya salah ketik',
    answer_en:
      'It is the QR code that lets you in, so a slip in the name is seldom a problem; whether names are checked isn’t published yet. Neither can be changed on the website: to have it put right, send your order number and the right spelling to {support}',
    answer_id:
      'Yang membuatmu masuk adalah kode QR-nya, jadi salah ketik nama jarang jadi masalah; apakah nama dicek belum diumumkan. Nama dan nomor tidak bisa diubah sendiri di website: untuk membetulkannya, kirim nomor pesanan dan ejaan yang benar ke {support}',
    keywords: [
      'wrong name on the ticket',
      'misspelled my name',
      'wrong phone number',
      'correct my name',
      'nama di tiket salah',
      'salah ketik nama',
      'salah nomor hp',
      'ganti nomor hp pesanan',
    ],
    priority: 4,
  },
];
