import type { Dictionary } from '../t';

/** What the server says of alerts and lights: titles, advices, and figures in few words. */
export const SERVER_ALERTS: Dictionary = {
  '%{failed} of %{value2} in a minute': '%{failed} dari %{value2} dalam satu menit',
  '%{name}: %{length}, oldest %{value3}': '%{name}: %{length}, tertua %{value3}',
  '%{paidWithoutTicket} orders': '%{paidWithoutTicket} pesanan',
  '%{unavailable} of %{value2} calls failed': '%{unavailable} dari %{value2} panggilan gagal',
  '%{unavailable} of %{value2} calls failed in two minutes':
    '%{unavailable} dari %{value2} panggilan gagal dalam dua menit',
  '%{value1} days left': 'tersisa %{value1} hari',
  '%{value1} MB free of %{value2}': '%{value1} MB kosong dari %{value2}',
  '%{value1} min': '%{value1} mnt',
  '%{value1} of %{value2} MB': '%{value1} dari %{value2} MB',
  '%{value1} old': 'umurnya %{value1}',
  '%{value1} s for an answer': '%{value1} detik untuk satu jawaban',
  '%{value1} wait, %{value2} connections': '%{value1} menunggu, %{value2} koneksi',
  '%{value1}, oldest %{value2}': '%{value1}, tertua %{value2}',
  '%{value1}: not done for %{value2} s or longer': '%{value1}: tidak dikerjakan selama %{value2} detik atau lebih',
  'A process is busy for more than 0.2 s at a time: everybody waits.':
    'Sebuah proses sibuk lebih dari 0,2 detik sekaligus: semua orang menunggu.',
  'A process uses nearly all the memory that its container has. Past the limit it is ended and started again.':
    'Sebuah proses memakai hampir semua memori kontainernya. Lewat batas itu, proses dihentikan dan dijalankan lagi.',
  'all connections are in use': 'semua koneksi terpakai',
  'All connections to the database are in use, and somebody waits for one.':
    'Semua koneksi ke basis data terpakai, dan ada yang menunggu.',
  'all places are taken': 'semua jalur terpakai',
  'An order needs a person and has waited for more than half an hour.':
    'Ada pesanan yang perlu ditangani orang dan sudah menunggu lebih dari setengah jam.',
  answers: 'menjawab',
  'answers in %{ms} ms': 'menjawab dalam %{ms} ms',
  'Attention waiting': 'Ada yang perlu ditangani',
  'Backup old': 'Cadangan sudah lama',
  'backups: %{ofBackups}': 'cadangan: %{ofBackups}',
  'Buyers have paid, and their payments have waited for their confirmation for more than five minutes.':
    'Pembeli sudah membayar, dan pembayarannya menunggu konfirmasi lebih dari lima menit.',
  'Certificate ending': 'Sertifikat hampir berakhir',
  'Database away': 'Basis data tidak menjawab',
  'Database slow': 'Basis data lambat',
  'Delete old logs, backups and images (docker system prune), or give the machine a larger disk.':
    'Hapus log, cadangan, dan image lama (docker system prune), atau beri mesin disk yang lebih besar.',
  'Disk full': 'Disk penuh',
  'does its work': 'bekerja',
  'Each process counts its limits for itself. Selling goes on.':
    'Setiap proses menghitung batasnya sendiri. Penjualan tetap berjalan.',
  'Event loop slow': 'Proses terlalu sibuk',
  'fails: queries pause': 'gagal: pertanyaan dijeda',
  'Keep the log, run npm run audit:data for the orders, and press Repair at each of them.':
    'Simpan log, jalankan npm run audit:data untuk menemukan pesanannya, dan tekan tombol perbaikan (Repair) di setiap pesanan.',
  'Let fewer people in. If it does not fall after the rush, restart that process alone and keep its log.':
    'Persilakan lebih sedikit orang masuk. Jika tidak turun setelah ramai, jalankan ulang proses itu saja dan simpan log-nya.',
  'Look at Caddy’s log: it renews a month ahead. Ports 80 and 443 must be open and DOMAIN must lead here.':
    'Lihat log Caddy: sertifikat diperbarui sebulan sebelumnya. Port 80 dan 443 harus terbuka dan DOMAIN harus mengarah ke sini.',
  'Look at its processor and disk, and for a backup or an export that runs; end what can wait.':
    'Lihat prosesor dan disknya, dan apakah ada pencadangan atau ekspor yang berjalan; hentikan yang bisa ditunda.',
  'Look at MAIL_URL, the account’s password and the mail provider’s status page.':
    'Lihat MAIL_URL, kata sandi akunnya, dan halaman status penyedia email.',
  'Look at Mails for errors. If the rate is the brake, raise MAIL_PER_MINUTE as far as the mail provider allows.':
    'Lihat kesalahan di Email. Jika lajunya yang menahan, naikkan MAIL_PER_MINUTE sejauh diizinkan penyedia email.',
  'Look at the backup’s log and disk, and make one by hand.':
    'Lihat log dan disk pencadangan, dan buat satu dengan tangan.',
  'Look at the other alerts first. If the machine is at its limit, turn the waiting room on.':
    'Lihat dulu peringatan lain. Jika mesin sudah di batasnya, aktifkan ruang tunggu.',
  'Look at the provider’s light and at the worker’s log. Press Ask the provider now at one of the orders.':
    'Lihat lampu penyedia dan log pekerja latar. Tekan Tanya penyedia sekarang di salah satu pesanan.',
  'Look at the provider’s status page and tell buyers. Nothing is lost: payments are confirmed when it is back.':
    'Lihat halaman status penyedia dan beri tahu pembeli. Tidak ada yang hilang: pembayaran dikonfirmasi setelah penyedia kembali.',
  'Look for slow statements in the database (SHOW PROCESSLIST); raise DATABASE_POOL if it has power left.':
    'Cari perintah yang lambat di basis data (SHOW PROCESSLIST); naikkan DATABASE_POOL jika basis data masih kuat.',
  'Look whether MariaDB runs, or start it; make room on its disk. The program goes on by itself.':
    'Lihat apakah MariaDB berjalan, atau jalankan; kosongkan ruang di disknya. Program berlanjut dengan sendirinya.',
  'Look whether the worker runs; open a sale under Ticket Types, or turn the room off.':
    'Lihat apakah pekerja latar berjalan; buka penjualan di Jenis Tiket, atau matikan ruang tunggu.',
  'Mail queue old': 'Antrean email lama',
  'Mail server away': 'Server email tidak menjawab',
  'Mails have been waiting for more than five minutes. Buyers see their tickets on the site all the same.':
    'Email menunggu lebih dari lima menit. Pembeli tetap melihat tiketnya di situs.',
  'Memory high': 'Memori hampir habis',
  'most calls fail': 'sebagian besar panggilan gagal',
  'Most calls to the payment provider fail: payments open slowly or not at all, and tickets come late.':
    'Sebagian besar panggilan ke penyedia pembayaran gagal: pembayaran lambat terbuka atau tidak sama sekali, dan tiket datang terlambat.',
  'no answer to the last probes': 'tidak ada jawaban atas pemeriksaan terakhir',
  'no mail can leave': 'tidak ada email yang bisa keluar',
  'no process does scheduled work': 'tidak ada proses yang mengerjakan pekerjaan terjadwal',
  'no process reports': 'tidak ada proses yang melapor',
  'nobody has been let in or counted for ten seconds':
    'tidak ada yang dipersilakan masuk atau dihitung selama sepuluh detik',
  'not called lately': 'belum dipanggil akhir-akhir ini',
  'Notifications unapplied': 'Pembayaran belum dikonfirmasi',
  'Open Reconciliation: it lists these orders first and says what to do.':
    'Buka Rekonsiliasi: pesanan ini ada di urutan pertama, dengan apa yang harus dilakukan.',
  'Orders failing': 'Pesanan gagal',
  'Paid without ticket': 'Dibayar tanpa tiket',
  'people wait and no ticket is on sale': 'orang menunggu dan tidak ada tiket yang dijual',
  'People wait, and nobody is let in although nobody paused the room.':
    'Orang menunggu, dan tidak ada yang dipersilakan masuk padahal ruang tunggu tidak dijeda.',
  'People who order get an error or are told to come back (5xx).':
    'Orang yang memesan mendapat kesalahan atau diminta kembali nanti (5xx).',
  'Pool full': 'Koneksi basis data habis',
  'Provider failing': 'Penyedia pembayaran gagal',
  'Redis away': 'Redis tidak menjawab',
  'Redis does not answer': 'Redis tidak menjawab',
  'Restart Redis. It holds nothing that must survive.': 'Jalankan ulang Redis. Tidak ada isinya yang harus bertahan.',
  'Scheduled work is not done: lost payments are not found, seats do not come back, or alerts are not judged.':
    'Pekerjaan terjadwal tidak dikerjakan: pembayaran yang hilang tidak ditemukan, tempat tidak kembali, atau peringatan tidak dinilai.',
  'Somebody paid, holds a seat and has no ticket. That is a fault of the program.':
    'Ada yang sudah membayar, memegang tempat, dan tidak punya tiket. Itu kesalahan program.',
  'Start the worker (docker compose up -d worker) and look at the end of its log.':
    'Jalankan pekerja latar (docker compose up -d worker) dan lihat akhir log-nya.',
  'takes mails': 'siap mengirim',
  'The certificate of the festival’s address ends within 14 days. After that no browser opens the site.':
    'Sertifikat alamat festival berakhir dalam 14 hari. Setelah itu tidak ada browser yang membuka situs.',
  'The database does not answer, or has no room to write. Nobody can buy, pay or be let in by the server; pages still come from memory.':
    'Basis data tidak menjawab, atau tidak punya ruang untuk menulis. Tidak ada yang dapat membeli, membayar, atau dipersilakan masuk oleh server; halaman masih datang dari memori.',
  'The database takes long for its simplest answer, so everything does.':
    'Basis data lama menjawab pertanyaan yang paling sederhana, jadi semuanya ikut lambat.',
  'The disk of VAR_DIR or of the backups is nearly full. A full one stops a SQLite database, uploads, mails as files and backups.':
    'Disk VAR_DIR atau disk cadangan hampir penuh. Disk penuh menghentikan basis data SQLite, unggahan, email sebagai berkas, dan pencadangan.',
  'The mail server is away or refuses everything. Mails wait and lose no try.':
    'Server email tidak menjawab atau menolak semuanya. Email menunggu dan tidak kehilangan percobaan.',
  'The newest backup is more than two hours old, or there is none.':
    'Cadangan terbaru sudah lebih dari dua jam, atau tidak ada.',
  'Turn the waiting room on, or let fewer people in. With MariaDB start another web process.':
    'Aktifkan ruang tunggu, atau persilakan lebih sedikit orang masuk. Dengan MariaDB, jalankan satu proses web lagi.',
  'Waiting room stuck': 'Ruang tunggu macet',
  'Worker missing': 'Pekerja latar tidak ada',
};
