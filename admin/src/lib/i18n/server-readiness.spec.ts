import { INDONESIAN, OF_SERVER } from './indonesian/indonesian';
import { serverText } from './serverText';
import { translateBy } from './t';

beforeAll(() => translateBy(INDONESIAN, OF_SERVER));

/** Words that Indonesian doesn't have. `~all` stands in DNS records, `--no-deps` in a command. */
const ENGLISH =
  /(?<![~-])\b(?:a|all|and|are|by|can|for|from|has|in|is|it|its|no|not|of|on|one|or|than|that|the|then|this|to|was|with)\b/;

/** One of each group as a check makes it, and those that are put together of parts. */
const SEEN: ReadonlyArray<readonly [english: string, indonesian: string]> = [
  // Settings.
  ['SECRET_KEY is not the demo’s.', 'SECRET_KEY bukan milik demo.'],
  ['TICKET_RESET_SECRET has 7 characters: it can be guessed.', 'TICKET_RESET_SECRET hanya 7 karakter: dapat ditebak.'],
  [
    'CROWN01 of the demo can be used, and everybody can read the README.',
    'Kode demo CROWN01 dapat dipakai, dan semua orang dapat membaca README.',
  ],
  [
    'CROWN01 and UNITY10 of the demo can be used, and everybody can read the README.',
    'Kode demo CROWN01 dan UNITY10 dapat dipakai, dan semua orang dapat membaca README.',
  ],
  [
    'CROWN01 and UNITY10 are active, and no money moves.',
    'CROWN01 dan UNITY10 aktif, dan tidak ada uang yang berpindah.',
  ],
  // Payments.
  [
    'Payments go to the simulator: everybody gets tickets for nothing.',
    'Pembayaran masuk ke simulator: semua orang mendapat tiket tanpa membayar.',
  ],
  [
    'The provider can’t be reached from here (ECONNREFUSED).',
    'Penyedia tidak dapat dihubungi dari sini (ECONNREFUSED).',
  ],
  [
    'The provider can’t be reached from here (no answer in time).',
    'Penyedia tidak dapat dihubungi dari sini (tidak ada jawaban tepat waktu).',
  ],
  [
    'One that is signed with the present key came from 103.208.23.1 on Saturday, 3 October 2026, 18:30 WIB. That is more than two weeks ago.',
    'Yang ditandatangani dengan kunci sekarang datang dari 103.208.23.1 pada Sabtu, 3 Oktober 2026, 18:30 WIB. Itu lebih dari dua minggu lalu.',
  ],
  [
    'Look at TRUST_PROXY (PROXIES with Docker) first. Pay for one ticket. The provider then calls https://tickets.example.org/api/payment/notification.',
    'Periksa dulu TRUST_PROXY (PROXIES dengan Docker). Bayar satu tiket. Penyedia lalu memanggil https://tickets.example.org/api/payment/notification.',
  ],
  // The way in.
  [
    'PUBLIC_URL is http://localhost:8000: nobody outside can open it.',
    'PUBLIC_URL adalah http://localhost:8000: tidak ada orang di luar yang dapat membukanya.',
  ],
  ['A call went through no proxy, and TRUST_PROXY is 0.', 'Panggilan tidak lewat proksi, dan TRUST_PROXY bernilai 0.'],
  ['A call went through 1 proxy, and TRUST_PROXY is 1.', 'Panggilan lewat 1 proksi, dan TRUST_PROXY bernilai 1.'],
  [
    'A call went through 1 proxy, and TRUST_PROXY is 0: all visitors count as one.',
    'Panggilan lewat 1 proksi, dan TRUST_PROXY bernilai 0: semua pengunjung dihitung sebagai satu.',
  ],
  [
    'A call went through 2 proxies, and TRUST_PROXY is 3: visitors may name any address as their own.',
    'Panggilan lewat 2 proksi, dan TRUST_PROXY bernilai 3: pengunjung dapat mengaku punya alamat mana pun.',
  ],
  [
    'Let’s Encrypt vouches for tickets.example.org, for 60 more days.',
    'Let’s Encrypt menjamin tickets.example.org, selama 60 hari lagi.',
  ],
  // Mail.
  [
    'The link of the one to gmail.com of Monday, 5 May 2025, 09:05 WIB was not opened. It has not left: it is queued.',
    'Tautan dalam email uji ke gmail.com tertanggal Senin, 5 Mei 2025, 09:05 WIB belum dibuka. Email itu belum keluar: masih dalam antrean.',
  ],
  [
    'No DKIM key of example.org was found under the selector festival2026.',
    'Kunci DKIM example.org tidak ditemukan dengan selector festival2026.',
  ],
  ['The DMARC policy of example.org is reject.', 'Kebijakan DMARC example.org adalah reject.'],
  // Data.
  [
    'The newest one is of Saturday, 22 November 2025, 17:00 WIB, 3 MB.',
    'Yang terbaru dari Sabtu, 22 November 2025, 17:00 WIB, 3 MB.',
  ],
  [
    'One was restored on Sunday, 1 March 2026, 03:00 WIB, and everything was right. That is over a week ago.',
    'Satu cadangan dipulihkan pada Minggu, 1 Maret 2026, 03:00 WIB, dan semuanya benar. Itu lebih dari seminggu lalu.',
  ],
  [
    'The server may lose orders that it has confirmed: innodb_doublewrite is OFF.',
    'Server mungkin kehilangan pesanan yang sudah dikonfirmasinya: innodb_doublewrite bernilai OFF.',
  ],
  [
    'The server may lose orders that it has confirmed: innodb_doublewrite is OFF, sync_binlog is 0.',
    'Server mungkin kehilangan pesanan yang sudah dikonfirmasinya: innodb_doublewrite bernilai OFF, sync_binlog bernilai 0.',
  ],
  // The machine.
  ['512 MB of 1.9 GB are free for this process.', '512 MB dari 1.9 GB kosong untuk proses ini.'],
  [
    'This machine’s clock is 2.5 s ahead of that of the database.',
    'Jam mesin ini 2.5 detik lebih cepat daripada jam basis data.',
  ],
  // Ticket types.
  [
    'The sale opens on Wednesday, 7 January 2026, 10:00 WIB: Early Bird, VIP.',
    'Penjualan dibuka pada Rabu, 7 Januari 2026, 10:00 WIB: Early Bird, VIP.',
  ],
  [
    'Vol. 2 costs less than Rp 10.000: cards, BCA and Indomaret refuse it.',
    'Harga Vol. 2 kurang dari Rp 10.000: kartu, BCA, dan Indomaret menolaknya.',
  ],
  [
    'Early Bird ends before it starts. The time of VIP is over, and none was sold. Presale ends before it starts.',
    'Early Bird berakhir sebelum mulai. Waktu VIP sudah lewat, dan tidak ada yang terjual. Presale berakhir sebelum mulai.',
  ],
  [
    'Presale 2 waits for Presale 1, which has neither a quota nor an end. VIP waits for itself.',
    'Presale 2 menunggu Presale 1, yang tidak punya kuota maupun akhir penjualan. VIP menunggu dirinya sendiri.',
  ],
  // People.
  [
    'No Super Admin has signed in. One lost phone, and nobody can help.',
    'Belum ada Super Admin yang pernah masuk. Satu ponsel hilang, dan tidak ada yang dapat membantu.',
  ],
  [
    'Only sari@example.org has signed in. One lost phone, and nobody can help.',
    'Baru sari@example.org yang pernah masuk. Satu ponsel hilang, dan tidak ada yang dapat membantu.',
  ],
  ['2 Super Admins have signed in.', '2 Super Admin sudah pernah masuk.'],
  // Any line.
  ['It took longer than 12 s.', 'Pemeriksaan memakan lebih dari 12 detik.'],
];

it.each(SEEN)('%s', (english, indonesian) => {
  expect(serverText(english)).toBe(indonesian);
});

it.each([
  'First password',
  'Limits of several processes',
  'Remove RATE_LIMITS from .env, then start the festival again.',
  'Set TICKET_RESET_SECRET to the output of: openssl rand -hex 16; then start the festival again.',
  'Both keys may be of sandbox.',
  'Copy both keys from the Midtrans dashboard (Settings, Access keys): those of this MIDTRANS_ENV.',
  'A call went through 1 proxy, and TRUST_PROXY is 2: visitors may name any address as their own.',
  'A call went through no proxy, and TRUST_PROXY is 1: visitors may name any address as their own.',
  'A call went through 2 proxies, and TRUST_PROXY is 2.',
  'A call went through 2 proxies, and TRUST_PROXY is 1: all visitors count as one.',
  'Set TRUST_PROXY=2 (PROXIES=2 with Docker), unless a proxy forwards headers that visitors made up.',
  'https://tickets.example.org can’t be reached from here (no connection).',
  'Open https://tickets.example.org/health/live on a phone without WLAN. If it says "up" there, visitors are served: only this network’s router doesn’t lead calls back inside. If not: the name, the firewall, or the proxy.',
  'tickets.example.org takes no connection by TLS 1.2 (ECONNRESET). The provider’s notifications can’t come by a newer one.',
  'Mend "Way to the festival" first.',
  'MAIL_FROM is Festival <tickets@festival.local>, a domain that nobody has.',
  'The link of one to gmail.com was opened on Friday, 7 August 2026, 09:05 WIB. That is more than two weeks ago.',
  'The link of the one to gmail.com of Tuesday, 6 May 2025, 09:05 WIB was not opened. It has not left: it is failed.',
  'It has not left: it is sending.',
  'It has not left: it is dropped.',
  'No DKIM key of example.org was found under any well-known selector.',
  'The DMARC policy of example.org is none: forged mails in the festival’s name arrive, too.',
  'Add a TXT record _dmarc.example.org with "v=DMARC1; p=quarantine" where the domain’s DNS records are kept.',
  'Add one where the domain’s DNS records are kept. Your mail provider shows the record under "domain authentication".',
  'Join them to one where the domain’s DNS records are kept.',
  'Write ~all in its place where the domain’s DNS records are kept.',
  'End it with ~all where the domain’s DNS records are kept.',
  'Leave one where the domain’s DNS records are kept.',
  'Once SPF and DKIM are right, write p=quarantine where the domain’s DNS records are kept.',
  'Run npm run backup -- --every 1h (with Docker the service backup does it: docker compose logs backup).',
  'Run npm run verify (with Docker: docker compose run --rm --no-deps backup node backend/dist/verify.js).',
  'Put it back, or set BACKUP_DIR to where it is; else run npm run backup -- --every 1h (with Docker the service backup does it: docker compose logs backup).',
  'The server may lose orders that it has confirmed: innodb_flush_log_at_trx_commit is 2, innodb_doublewrite is OFF, sync_binlog is 0.',
  'Set in the server’s [mariadbd]: innodb_doublewrite = ON, sync_binlog = 1. Then restart it.',
  'This machine’s clock agrees with that of the provider.',
  'This machine’s clock is 61 s behind that of the provider.',
  '700 MB are free at BACKUP_DIR.',
  'Make room on the disk of /var/lib/festival: df -h, then old logs, images (docker image prune) and backups.',
  'More of Early Bird, VIP are sold than its quota.',
  '900 seats are for sale, 12 of all types are sold or held.',
  'It is off for sari@example.org, budi@example.org.',
  'admin@festival.local can sign in: everybody knows the name, and no mail reaches it.',
  'It could not be looked up (QueryFailedError ER_NO_SUCH_TABLE).',
  'A selector has letters, digits, dots and dashes only',
  'A test mail to sari@example.org is on its way.',
])('no English is left of: %s', (english) => {
  const said = serverText(english);
  expect(said).not.toBe(english);
  expect(said).not.toMatch(ENGLISH);
});

it.each(['SPF', 'TLS 1.2', 'Early Bird: Rp 59.000. VIP: Rp 150.000.', 'Something that nobody has translated.'])(
  'stays as it is: %s',
  (text) => expect(serverText(text)).toBe(text),
);
