import type { Random } from './random.js';

const FIRST = `
  Adi Agus Alya Anisa Arief Ayu Bagas Bayu Budi Citra Dewi Dian Dimas Eka Fajar Farhan Fitri Galih Gita Hana
  Hendra Indah Intan Iqbal Joko Kartika Kevin Laras Lestari Maya Mega Nadia Nanda Nisa Nur Putra Putri Rahma
  Rangga Ratna Reza Rina Rizky Salsabila Sari Siti Surya Tari Tegar Utami Vina Wahyu Wulan Yoga Yusuf Zahra`
  .trim()
  .split(/\s+/);
const LAST = `
  Anggraini Aditya Firmansyah Gunawan Halim Hapsari Hidayat Irawan Kurniawan Kusuma Lubis Maharani Nasution
  Nugroho Oktaviani Permata Prasetyo Pratama Purnama Puspita Rahmawati Ramadhan Saputra Santoso Sembiring
  Setiawan Siregar Sitompul Suryani Susanto Syahputra Tanjung Utomo Wibowo Wijaya Winata Yulianti Zulkarnain`
  .trim()
  .split(/\s+/);
const HOSTS = ['gmail.com', 'yahoo.co.id', 'student.campus.example', 'outlook.com', 'icloud.com'] as const;

export interface MadeBuyer {
  name: string;
  email: string;
  phone: string;
}

/** A made-up buyer; `serial` makes address and phone number unique. */
export function makeBuyer(random: Random, serial: number): MadeBuyer {
  const first = FIRST[random.below(FIRST.length)] ?? 'Siti';
  const last = LAST[random.below(LAST.length)] ?? 'Rahma';
  const middle = random.isWithin(0.3) ? `${FIRST[random.below(FIRST.length)] ?? 'Nur'} ` : '';
  return {
    name: `${first} ${middle}${last}`,
    email: `${first}.${last}${serial}@${random.pick(HOSTS)}`.toLowerCase(),
    phone: `+628${String(1_000_000_000 + ((serial * 7_919) % 8_999_999_999)).padStart(10, '0')}`,
  };
}
