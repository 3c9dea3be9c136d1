import type { Dictionary } from '../t';

/** What *Ready to sell?* says of settings, payments, ticket types and people, and of any line. */
export const SERVER_READINESS: Dictionary = {
  '%{addresses} has the password of docker/demo.env, which everybody can read.':
    '%{addresses} memakai kata sandi dari docker/demo.env, yang dapat dibaca semua orang.',
  '%{address} can sign in: everybody knows the name, and no mail reaches it.':
    '%{address} dapat masuk: semua orang tahu namanya, dan tidak ada email yang sampai ke sana.',
  '%{code} and %{code2} are active, and no money moves.':
    '%{code} dan %{code2} aktif, dan tidak ada uang yang berpindah.',
  '%{code} and %{code2} of the demo can be used, and everybody can read the README.':
    'Kode demo %{code} dan %{code2} dapat dipakai, dan semua orang dapat membaca README.',
  '%{code} are active, and no money moves.': '%{code} aktif, dan tidak ada uang yang berpindah.',
  '%{code} of the demo can be used, and everybody can read the README.':
    'Kode demo %{code} dapat dipakai, dan semua orang dapat membaca README.',
  '%{count} Super Admins have signed in.': '%{count} Super Admin sudah pernah masuk.',
  '%{headers} costs less than %{minimum}: cards, BCA and Indomaret refuse it.':
    'Harga %{headers} kurang dari %{minimum}: kartu, BCA, dan Indomaret menolaknya.',
  '%{headers} has no quota: as many are sold as people want.':
    '%{headers} tidak punya kuota: tiket terjual sebanyak yang diminta orang.',
  '%{headers} is free.': '%{headers} gratis.',
  '%{header} ends before it starts.': '%{header} berakhir sebelum mulai.',
  '%{header} starts after the festival has begun.': '%{header} mulai setelah festival dimulai.',
  '%{header} waits for %{before}, which has neither a quota nor an end.':
    '%{header} menunggu %{before}, yang tidak punya kuota maupun akhir penjualan.',
  '%{header} waits for %{before}, which is not for sale and has no end.':
    '%{header} menunggu %{before}, yang tidak dijual dan tidak punya akhir penjualan.',
  '%{header} waits for a type that isn’t there.': '%{header} menunggu jenis yang tidak ada.',
  '%{header} waits for itself.': '%{header} menunggu dirinya sendiri.',
  '%{seats} seats are for sale, %{sold} of all types are sold or held.':
    '%{seats} tempat dijual, %{sold} dari semua jenis terjual atau sedang dipesan.',
  'A selector has letters, digits, dots and dashes only': 'Selector hanya berisi huruf, angka, titik, dan tanda hubung',
  'A test mail to %{to} is on its way.': 'Email uji ke %{to} sedang dikirim.',
  'Address of the first account': 'Alamat akun pertama',
  'ADMIN_PASSWORD is not set.': 'ADMIN_PASSWORD tidak diisi.',
  'ADMIN_PASSWORD is still in the environment. It is read at the first start only.':
    'ADMIN_PASSWORD masih ada di variabel lingkungan. Isinya hanya dibaca saat pertama kali dijalankan.',
  'Answer of the provider': 'Jawaban penyedia',
  'Both keys may be of %{environment}.': 'Kedua kunci tampaknya milik %{environment}.',
  'Change the first account’s password under Change Password, then remove ADMIN_PASSWORD from .env.':
    'Ganti kata sandi akun pertama di Ganti Kata Sandi, lalu hapus ADMIN_PASSWORD dari .env.',
  'Check again in a minute.': 'Periksa lagi setelah satu menit.',
  'Check again in a minute. If it stays, look at the provider’s status page.':
    'Periksa lagi setelah satu menit. Jika tetap begitu, lihat halaman status penyedia.',
  'Check again. If it stays, look at the log.': 'Periksa lagi. Jika tetap begitu, lihat log.',
  'Codes of the demo': 'Kode demo',
  'Copy both keys from the Midtrans dashboard (Settings, Access keys) again.':
    'Salin lagi kedua kunci dari dasbor Midtrans (Settings, Access keys).',
  'Copy both keys from the Midtrans dashboard (Settings, Access keys).':
    'Salin kedua kunci dari dasbor Midtrans (Settings, Access keys).',
  'Copy both keys from the Midtrans dashboard (Settings, Access keys): those of this MIDTRANS_ENV.':
    'Salin kedua kunci dari dasbor Midtrans (Settings, Access keys): yang milik MIDTRANS_ENV ini.',
  'Each follows one that ends.': 'Masing-masing mengikuti jenis yang berakhir.',
  'Each of them turns it on under Two-Factor Authentication at the top right. Then require it under Accounts.':
    'Masing-masing mengaktifkannya di Autentikasi Dua Langkah di kanan atas. Setelah itu wajibkan di Akun.',
  'Every start is before its end and before the festival.':
    'Setiap penjualan mulai sebelum berakhir dan sebelum festival.',
  'First password': 'Kata sandi pertama',
  'Give the one before it a quota or an end, or open it.':
    'Beri jenis sebelumnya kuota atau akhir penjualan, atau buka jenis ini.',
  'It could not be looked up (%{problem}).': 'Tidak dapat diperiksa (%{problem}).',
  'It is off for %{addresses}.': 'Mati untuk %{addresses}.',
  'It is on for every Super Admin and for Finance.': 'Aktif untuk setiap Super Admin dan untuk Keuangan.',
  'It took longer than %{seconds} s.': 'Pemeriksaan memakan lebih dari %{seconds} detik.',
  'Let the server call out to port 443: look at its firewall and its name servers.':
    'Izinkan server menghubungi port 443 di luar: periksa firewall dan server nama (DNS) yang dipakainya.',
  Limits: 'Batas permintaan',
  'Limits of several processes': 'Batas permintaan beberapa proses',
  'Look at TRUST_PROXY (PROXIES with Docker) first. Pay for one ticket. The provider then calls %{publicUrl}/api/payment/notification.':
    'Periksa dulu TRUST_PROXY (PROXIES dengan Docker). Bayar satu tiket. Penyedia lalu memanggil %{publicUrl}/api/payment/notification.',
  'Look whether a zero is missing in its price.': 'Periksa apakah ada angka nol yang kurang di harganya.',
  'Make a second Super Admin under Accounts, and let that person sign in once.':
    'Buat Super Admin kedua di Akun, dan minta orang itu masuk satu kali.',
  'Make an account with your own address, sign in with it, then deactivate this one under Accounts.':
    'Buat akun dengan alamat Anda sendiri, masuk dengan akun itu, lalu nonaktifkan yang ini di Akun.',
  'Midtrans keys': 'Kunci Midtrans',
  'MIDTRANS_ENV is production, and a key begins with SB-: it is of the sandbox.':
    'MIDTRANS_ENV bernilai production, dan ada kunci yang diawali SB-: itu kunci sandbox.',
  'MIDTRANS_ENV is production.': 'MIDTRANS_ENV bernilai production.',
  'More of %{headers} are sold than its quota.': 'Tiket %{headers} terjual melebihi kuotanya.',
  'No active account is called %{address}.': 'Tidak ada akun aktif bernama %{address}.',
  'No code of the demo is active.': 'Tidak ada kode demo yang aktif.',
  'No Super Admin has signed in. One lost phone, and nobody can help.':
    'Belum ada Super Admin yang pernah masuk. Satu ponsel hilang, dan tidak ada yang dapat membantu.',
  'No ticket type is on sale, and none will be.': 'Tidak ada jenis tiket yang dijual, dan tidak ada yang akan dijual.',
  'None of the accounts has it.': 'Tidak ada akun yang memakainya.',
  'None sells.': 'Tidak ada yang dijual.',
  'None that is signed with the present key has come.':
    'Belum ada yang datang dengan tanda tangan kunci yang sekarang.',
  'None waits for another one.': 'Tidak ada yang menunggu jenis lain.',
  'Notification from outside': 'Notifikasi dari luar',
  'On sale now: %{headers}.': 'Sedang dijual: %{headers}.',
  'One key is of the sandbox, the other one is not.': 'Satu kunci milik sandbox, yang satunya bukan.',
  'One process serves, and counts for itself.': 'Satu proses melayani, dan menghitung sendiri.',
  'One that is signed with the present key came from %{address} on %{time} WIB.':
    'Yang ditandatangani dengan kunci sekarang datang dari %{address} pada %{time} WIB.',
  'Only %{address} has signed in. One lost phone, and nobody can help.':
    'Baru %{address} yang pernah masuk. Satu ponsel hilang, dan tidak ada yang dapat membantu.',
  'Password of the demo': 'Kata sandi demo',
  'Pay for one ticket. The provider then calls %{publicUrl}/api/payment/notification.':
    'Bayar satu tiket. Penyedia lalu memanggil %{publicUrl}/api/payment/notification.',
  'Payments go to the sandbox: everybody gets tickets for nothing.':
    'Pembayaran masuk ke sandbox: semua orang mendapat tiket tanpa membayar.',
  'Payments go to the simulator: everybody gets tickets for nothing.':
    'Pembayaran masuk ke simulator: semua orang mendapat tiket tanpa membayar.',
  'Press Open sale under Ticket Types; its line says what keeps a type from selling.':
    'Tekan Buka penjualan di Jenis Tiket; barisnya menyebut mengapa sebuah jenis tidak dijual.',
  Prices: 'Harga',
  'Raise the quota, or move seats to it.': 'Naikkan kuotanya, atau pindahkan tempat ke sana.',
  'RATE_LIMITS is off: one person may take all seats.': 'RATE_LIMITS mati: satu orang dapat mengambil semua tempat.',
  'RATE_LIMITS is on.': 'RATE_LIMITS aktif.',
  'Real money': 'Uang sungguhan',
  'REDIS_URL is set: all processes count together.': 'REDIS_URL sudah diisi: semua proses menghitung bersama.',
  'Remove RATE_LIMITS from .env, then start the festival again.':
    'Hapus RATE_LIMITS dari .env, lalu jalankan ulang festival.',
  Seats: 'Tempat',
  'Secret of ticket resets': 'Kode rahasia atur ulang tiket',
  'SECRET_KEY is not the demo’s.': 'SECRET_KEY bukan milik demo.',
  'SECRET_KEY is the one of docker/demo.env, which everybody can read.':
    'SECRET_KEY sama dengan yang di docker/demo.env, yang dapat dibaca semua orang.',
  'Set its price, unless it is meant so.': 'Isi harganya, kecuali memang disengaja.',
  'Set its quota.': 'Isi kuotanya.',
  'Set its start and end.': 'Atur mulai dan akhirnya.',
  'Set MIDTRANS_ENV=production with the production keys, and begin with an empty database.':
    'Isi MIDTRANS_ENV=production dengan kunci production, dan mulai dengan basis data kosong.',
  'Set REDIS_URL to the same Redis for all of them, then start the festival again.':
    'Isi REDIS_URL dengan Redis yang sama untuk semuanya, lalu jalankan ulang festival.',
  'Set SECRET_KEY to the output of: openssl rand -hex 32; then start the festival again.':
    'Isi SECRET_KEY dengan keluaran dari: openssl rand -hex 32; lalu jalankan ulang festival.',
  'Set TICKET_RESET_SECRET to the output of: openssl rand -hex 16; then start the festival again.':
    'Isi TICKET_RESET_SECRET dengan keluaran dari: openssl rand -hex 16; lalu jalankan ulang festival.',
  'Several processes serve, and REDIS_URL is not set: each counts for itself.':
    'Beberapa proses melayani, dan REDIS_URL tidak diisi: setiap proses menghitung sendiri.',
  'Sign in and change it under Change Password, or reset it under Accounts.':
    'Masuk dan ganti di Ganti Kata Sandi, atau atur ulang di Akun.',
  'Start and end': 'Mulai dan akhir',
  'Start the simulator: npm start does.': 'Jalankan simulator: npm start menjalankannya.',
  'Super Admins': 'Super Admin',
  'That is more than two weeks ago.': 'Itu lebih dari dua minggu lalu.',
  'The last one came from %{address}, which is no address of the internet.':
    'Yang terakhir datang dari %{address}, yang bukan alamat internet.',
  'The provider answered %{status} to a query.': 'Penyedia menjawab %{status} saat ditanya.',
  'The provider can’t be reached from here (%{problem}).': 'Penyedia tidak dapat dihubungi dari sini (%{problem}).',
  'The provider can’t be reached from here (no answer in time).':
    'Penyedia tidak dapat dihubungi dari sini (tidak ada jawaban tepat waktu).',
  'The provider can’t be reached from here (no connection).':
    'Penyedia tidak dapat dihubungi dari sini (tidak ada koneksi).',
  'The provider refused the server key (401).': 'Penyedia menolak server key (401).',
  'The provider took the server key for a query.': 'Penyedia menerima server key saat ditanya.',
  'The sale opens on %{time} WIB: %{headers}.': 'Penjualan dibuka pada %{time} WIB: %{headers}.',
  'The server key and the client key are in each other’s place.': 'Server key dan client key tertukar.',
  'The time of %{header} is over, and none was sold.': 'Waktu %{header} sudah lewat, dan tidak ada yang terjual.',
  'This link is not valid.': 'Tautan ini tidak valid.',
  'TICKET_RESET_SECRET has %{count} characters: it can be guessed.':
    'TICKET_RESET_SECRET hanya %{count} karakter: dapat ditebak.',
  'TICKET_RESET_SECRET is not the demo’s.': 'TICKET_RESET_SECRET bukan milik demo.',
  'TICKET_RESET_SECRET is the one of docker/demo.env.': 'TICKET_RESET_SECRET sama dengan yang di docker/demo.env.',
  'Turn the codes off under Discount Codes and Referral Codes.': 'Nonaktifkan kodenya di Kode Diskon dan Kode Referal.',
  'Two-factor authentication': 'Autentikasi dua langkah',
  'Types that follow another one': 'Jenis yang mengikuti jenis lain',
  'With SQLite one process serves, and counts for itself.':
    'Dengan SQLite hanya satu proses yang melayani, dan menghitung sendiri.',
};
