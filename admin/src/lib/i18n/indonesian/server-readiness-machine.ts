import type { Dictionary } from '../t';

/** What *Ready to sell?* says of the way in, mails, data and the machine. */
export const SERVER_READINESS_MACHINE: Dictionary = {
  '%{domain} has a DKIM key: %{selectors}.': '%{domain} punya kunci DKIM: %{selectors}.',
  '%{domain} has an SPF record.': '%{domain} punya catatan SPF.',
  '%{domain} has no DMARC record: large mailboxes refuse many mails from it.':
    '%{domain} tidak punya catatan DMARC: kotak surat besar menolak banyak email darinya.',
  '%{domain} has no SPF record: mails look like spam.':
    '%{domain} tidak punya catatan SPF: emailnya tampak seperti spam.',
  '%{domain} has several SPF records, so none counts.':
    '%{domain} punya beberapa catatan SPF, jadi tidak ada yang berlaku.',
  '%{fileName} is not in BACKUP_DIR any more.': '%{fileName} tidak ada lagi di BACKUP_DIR.',
  '%{folder} can’t be looked at (%{problem}).': '%{folder} tidak dapat diperiksa (%{problem}).',
  '%{free} are free at %{folder}.': '%{free} kosong di %{folder}.',
  '%{free} of %{limit} are free for this process.': '%{free} dari %{limit} kosong untuk proses ini.',
  '%{host} takes a connection by TLS 1.2.': '%{host} menerima koneksi dengan TLS 1.2.',
  '%{host} takes no connection by TLS (%{problem}).': '%{host} tidak menerima koneksi dengan TLS (%{problem}).',
  '%{host} takes no connection by TLS 1.2 (%{problem}). The provider’s notifications can’t come by a newer one.':
    '%{host} tidak menerima koneksi dengan TLS 1.2 (%{problem}). Notifikasi penyedia tidak dapat datang dengan versi yang lebih baru.',
  '%{issuer} vouches for %{host}, for %{days} more days.': '%{issuer} menjamin %{host}, selama %{days} hari lagi.',
  '%{publicUrl} can’t be reached from here (%{problem}).': '%{publicUrl} tidak dapat dicapai dari sini (%{problem}).',
  '%{publicUrl} can’t be reached from here (no answer in time).':
    '%{publicUrl} tidak dapat dicapai dari sini (tidak ada jawaban tepat waktu).',
  '%{publicUrl} can’t be reached from here (no connection).':
    '%{publicUrl} tidak dapat dicapai dari sini (tidak ada koneksi).',
  '_dmarc.%{domain} has several DMARC records, so none counts.':
    '_dmarc.%{domain} punya beberapa catatan DMARC, jadi tidak ada yang berlaku.',
  'A call by https was taken for one without TLS: cookies would be sent in the open.':
    'Panggilan lewat https dianggap tanpa TLS: cookie akan dikirim terbuka.',
  'A call by https was taken for one.': 'Panggilan lewat https dikenali sebagai https.',
  'A call to %{publicUrl} came back to this festival.': 'Panggilan ke %{publicUrl} sampai kembali di festival ini.',
  'A call went through %{forwarded} proxies, and TRUST_PROXY is %{trusted}.':
    'Panggilan lewat %{forwarded} proksi, dan TRUST_PROXY bernilai %{trusted}.',
  'A call went through %{forwarded} proxies, and TRUST_PROXY is %{trusted}: all visitors count as one.':
    'Panggilan lewat %{forwarded} proksi, dan TRUST_PROXY bernilai %{trusted}: semua pengunjung dihitung sebagai satu.',
  'A call went through %{forwarded} proxies, and TRUST_PROXY is %{trusted}: visitors may name any address as their own.':
    'Panggilan lewat %{forwarded} proksi, dan TRUST_PROXY bernilai %{trusted}: pengunjung dapat mengaku punya alamat mana pun.',
  'A call went through 1 proxy, and TRUST_PROXY is %{trusted}.':
    'Panggilan lewat 1 proksi, dan TRUST_PROXY bernilai %{trusted}.',
  'A call went through 1 proxy, and TRUST_PROXY is %{trusted}: all visitors count as one.':
    'Panggilan lewat 1 proksi, dan TRUST_PROXY bernilai %{trusted}: semua pengunjung dihitung sebagai satu.',
  'A call went through 1 proxy, and TRUST_PROXY is %{trusted}: visitors may name any address as their own.':
    'Panggilan lewat 1 proksi, dan TRUST_PROXY bernilai %{trusted}: pengunjung dapat mengaku punya alamat mana pun.',
  'A call went through no proxy, and TRUST_PROXY is %{trusted}.':
    'Panggilan tidak lewat proksi, dan TRUST_PROXY bernilai %{trusted}.',
  'A call went through no proxy, and TRUST_PROXY is %{trusted}: visitors may name any address as their own.':
    'Panggilan tidak lewat proksi, dan TRUST_PROXY bernilai %{trusted}: pengunjung dapat mengaku punya alamat mana pun.',
  'Add a TXT record _dmarc.%{domain} with "v=DMARC1; p=quarantine" where the domain’s DNS records are kept.':
    'Tambahkan catatan TXT _dmarc.%{domain} berisi "v=DMARC1; p=quarantine" di tempat catatan DNS domain disimpan.',
  'Add one where the domain’s DNS records are kept. Your mail provider shows the record under "domain authentication".':
    'Tambahkan satu di tempat catatan DNS domain disimpan. Penyedia email Anda menampilkan catatannya di "domain authentication".',
  'Another server answers at %{publicUrl} (%{status}), or another SECRET_KEY.':
    'Server lain menjawab di %{publicUrl} (%{status}), atau yang menjawab memakai SECRET_KEY lain.',
  'BACKUP_PASSPHRASE is the one of docker/demo.env.': 'BACKUP_PASSPHRASE sama dengan yang di docker/demo.env.',
  'Browsers and the provider refuse the certificate of %{host} (%{reason}).':
    'Browser dan penyedia menolak sertifikat %{host} (%{reason}).',
  'Browsers and the provider refuse the certificate of %{host} (no certificate).':
    'Browser dan penyedia menolak sertifikat %{host} (tidak ada sertifikat).',
  Certificate: 'Sertifikat',
  'Check again in a minute. If it stays, look at the server’s name servers (/etc/resolv.conf).':
    'Periksa lagi setelah satu menit. Jika tetap begitu, periksa server nama (DNS) yang dipakai server (/etc/resolv.conf).',
  'Clock of the database': 'Jam basis data',
  'Clock of the provider': 'Jam penyedia',
  Disk: 'Disk',
  'Encryption of backups': 'Enkripsi cadangan',
  'End it with ~all where the domain’s DNS records are kept.':
    'Akhiri dengan ~all di tempat catatan DNS domain disimpan.',
  'End what else runs here, or give the machine or the container more memory.':
    'Hentikan program lain di sini, atau beri mesin atau kontainernya memori lebih banyak.',
  'Get one of a public authority for this name. Caddy does so by itself when ports 80 and 443 can be reached.':
    'Ambil sertifikat dari otoritas publik untuk nama ini. Caddy melakukannya sendiri jika port 80 dan 443 dapat dicapai.',
  'It has not left: it is dropped.': 'Email itu belum keluar: tidak jadi dikirim.',
  'It has not left: it is failed.': 'Email itu belum keluar: pengirimannya gagal.',
  'It has not left: it is queued.': 'Email itu belum keluar: masih dalam antrean.',
  'It has not left: it is sending.': 'Email itu belum keluar: sedang dikirim.',
  'Join them to one where the domain’s DNS records are kept.':
    'Gabungkan menjadi satu di tempat catatan DNS domain disimpan.',
  'Last backup': 'Cadangan terakhir',
  'Leave one where the domain’s DNS records are kept.': 'Sisakan satu di tempat catatan DNS domain disimpan.',
  'Let the proxy offer TLS 1.2 beside 1.3. Caddy does so by itself. If nothing connects at all, see the line above.':
    'Atur proksi agar menawarkan TLS 1.2 di samping 1.3. Caddy melakukannya sendiri. Jika tidak ada yang tersambung sama sekali, lihat baris di atas.',
  'Let the proxy send X-Forwarded-Proto: https.': 'Atur proksi agar mengirim X-Forwarded-Proto: https.',
  'Look at its last error under Mails.': 'Lihat kesalahan terakhirnya di Email.',
  'Look at VAR_DIR and DATABASE_URL.': 'Periksa VAR_DIR dan DATABASE_URL.',
  'Look at: ulimit -n': 'Lihat: ulimit -n',
  'Look into the inbox, then into the spam folder, and open the link. It is in neither? Then look at the mail provider’s log.':
    'Lihat kotak surat, lalu folder spam, dan buka tautannya. Tidak ada di keduanya? Lihat log penyedia email.',
  'Look where the name points to, and where the proxy sends requests. All processes need the same SECRET_KEY.':
    'Lihat ke mana namanya mengarah, dan ke mana proksi mengirim permintaan. Semua proses memerlukan SECRET_KEY yang sama.',
  'Look why it was not renewed: Caddy renews it 30 days before its end.':
    'Cari tahu mengapa belum diperbarui: Caddy memperbaruinya 30 hari sebelum berakhir.',
  'Mail server': 'Server email',
  'MAIL_FROM has no domain of yours.': 'MAIL_FROM tidak memakai domain Anda.',
  'MAIL_FROM is %{mailFrom}, a domain that nobody has.':
    'MAIL_FROM adalah %{mailFrom}, domain yang tidak dimiliki siapa pun.',
  'MAIL_FROM is %{mailFrom}.': 'MAIL_FROM adalah %{mailFrom}.',
  'MAIL_URL is file: mails are written into a folder, and no buyer gets one.':
    'MAIL_URL bernilai file: email ditulis ke dalam folder, dan tidak ada pembeli yang menerimanya.',
  'Mails are given to %{host}.': 'Email diserahkan ke %{host}.',
  'Make room on the disk of %{folder}: df -h, then old logs, images (docker image prune) and backups.':
    'Kosongkan ruang di disk %{folder}: df -h, lalu log lama, image (docker image prune), dan cadangan.',
  Memory: 'Memori',
  'Mend "Way to the festival" first.': 'Bereskan dulu "Jalan ke festival".',
  'Mend the database first, then check again.': 'Perbaiki dulu basis datanya, lalu periksa lagi.',
  'No backup was ever restored for a try.': 'Belum pernah ada cadangan yang dipulihkan sebagai percobaan.',
  'No call came back through PUBLIC_URL.': 'Tidak ada panggilan yang kembali lewat PUBLIC_URL.',
  'No DKIM key of %{domain} was found under any well-known selector.':
    'Kunci DKIM %{domain} tidak ditemukan dengan selector umum mana pun.',
  'No DKIM key of %{domain} was found under the selector %{selector}.':
    'Kunci DKIM %{domain} tidak ditemukan dengan selector %{selector}.',
  'nobody vouches for %{host}, for %{days} more days.': 'tidak ada yang menjamin %{host}, selama %{days} hari lagi.',
  'None was sent from this sender.': 'Belum ada yang dikirim dari pengirim ini.',
  'Number of proxies': 'Jumlah proksi',
  'Once SPF and DKIM are right, write p=quarantine where the domain’s DNS records are kept.':
    'Setelah SPF dan DKIM benar, tulis p=quarantine di tempat catatan DNS domain disimpan.',
  'One was restored on %{time} WIB, and everything was right.':
    'Satu cadangan dipulihkan pada %{time} WIB, dan semuanya benar.',
  'Open %{publicUrl}/health/live on a phone without WLAN. If it says "up" there, visitors are served: only this network’s router doesn’t lead calls back inside. If not: the name, the firewall, or the proxy.':
    'Buka %{publicUrl}/health/live di ponsel tanpa WLAN. Jika di sana tertulis "up", pengunjung dilayani: hanya router jaringan ini yang tidak mengarahkan panggilan kembali ke dalam. Jika tidak: namanya, firewall, atau proksi.',
  'Open a mail that arrived, "show original", and read s= in DKIM-Signature. Type it under "DKIM selector". There is no DKIM-Signature? Turn DKIM on at your mail provider.':
    'Buka email yang sudah sampai, pilih "tampilkan yang asli", dan baca s= di DKIM-Signature. Ketik di "Selector DKIM". Tidak ada DKIM-Signature? Aktifkan DKIM di penyedia email Anda.',
  'Open files': 'Berkas terbuka',
  'Power cut': 'Listrik padam',
  'Press "Send a test mail", and open the link in it on the phone that gets it.':
    'Tekan "Kirim email uji", lalu buka tautan di dalamnya dengan ponsel yang menerimanya.',
  'Public address': 'Alamat publik',
  'PUBLIC_URL is %{publicUrl}, without TLS.': 'PUBLIC_URL adalah %{publicUrl}, tanpa TLS.',
  'PUBLIC_URL is %{publicUrl}.': 'PUBLIC_URL adalah %{publicUrl}.',
  'PUBLIC_URL is %{publicUrl}: nobody outside can open it.':
    'PUBLIC_URL adalah %{publicUrl}: tidak ada orang di luar yang dapat membukanya.',
  'PUBLIC_URL is without TLS.': 'PUBLIC_URL tanpa TLS.',
  'Put it back, or set BACKUP_DIR to where it is; else run npm run backup -- --every 1h (with Docker the service backup does it: docker compose logs backup).':
    'Kembalikan ke sana, atau isi BACKUP_DIR dengan tempatnya; jika tidak, jalankan npm run backup -- --every 1h (dengan Docker, layanan backup yang mengerjakannya: docker compose logs backup).',
  'Raise it to 65536: LimitNOFILE= in its systemd unit, or ulimits in docker-compose.yml.':
    'Naikkan menjadi 65536: LimitNOFILE= di unit systemd-nya, atau ulimits di docker-compose.yml.',
  'Restore for a try': 'Uji pemulihan',
  'Run npm run backup -- --every 1h (with Docker the service backup does it: docker compose logs backup).':
    'Jalankan npm run backup -- --every 1h (dengan Docker, layanan backup yang mengerjakannya: docker compose logs backup).',
  'Run npm run verify (with Docker: docker compose run --rm --no-deps backup node backend/dist/verify.js).':
    'Jalankan npm run verify (dengan Docker: docker compose run --rm --no-deps backup node backend/dist/verify.js).',
  'See "Answer of the provider".': 'Lihat "Jawaban penyedia".',
  'See "Last backup".': 'Lihat "Cadangan terakhir".',
  'See the lines above.': 'Lihat baris-baris di atas.',
  Sender: 'Pengirim',
  'Set BACKUP_PASSPHRASE to the output of: openssl rand -hex 32, and keep it in a password manager.':
    'Isi BACKUP_PASSPHRASE dengan keluaran dari: openssl rand -hex 32, dan simpan di pengelola kata sandi.',
  'Set in the server’s [mariadbd]: %{settings}. Then restart it.':
    'Atur di [mariadbd] milik server: %{settings}. Lalu jalankan ulang server itu.',
  'Set MAIL_FROM first.': 'Isi dulu MAIL_FROM.',
  'Set MAIL_FROM to an address that your mail provider lets you send from, then start the festival again.':
    'Isi MAIL_FROM dengan alamat pengirim yang diizinkan penyedia email Anda, lalu jalankan ulang festival.',
  'Set MAIL_URL=smtp://user:password@host:587 with your mail provider’s values, then start the festival again.':
    'Isi MAIL_URL=smtp://user:password@host:587 dengan nilai dari penyedia email Anda, lalu jalankan ulang festival.',
  'Set PUBLIC_URL (DOMAIN with Docker) to the address that visitors will use. It is in QR codes and mails.':
    'Isi PUBLIC_URL (DOMAIN dengan Docker) dengan alamat yang akan dipakai pengunjung. Alamat itu ada di kode QR dan email.',
  'Set PUBLIC_URL to an https:// address first.': 'Isi dulu PUBLIC_URL dengan alamat https://.',
  'Set TRUST_PROXY=%{forwarded} (PROXIES=%{forwarded2} with Docker), unless a proxy forwards headers that visitors made up.':
    'Isi TRUST_PROXY=%{forwarded} (PROXIES=%{forwarded2} dengan Docker), kecuali ada proksi yang meneruskan header buatan pengunjung.',
  'SQLite has this machine’s clock.': 'SQLite memakai jam mesin ini.',
  'SQLite writes each order to the disk before it says so.':
    'SQLite menulis setiap pesanan ke disk sebelum mengonfirmasinya.',
  'Start it, or mend DATABASE_URL; then check again.': 'Jalankan, atau perbaiki DATABASE_URL; lalu periksa lagi.',
  'Start this version of the festival once.': 'Jalankan festival versi ini satu kali.',
  'That is over a week ago.': 'Itu lebih dari seminggu lalu.',
  'The database answers, and its tables are those of this version.':
    'Basis data menjawab, dan tabelnya sesuai dengan versi ini.',
  'The database has not the tables of this version.': 'Tabel di basis data tidak sesuai dengan versi ini.',
  'The database is away.': 'Basis data tidak menjawab.',
  'The DMARC policy of %{domain} is %{policy}.': 'Kebijakan DMARC %{domain} adalah %{policy}.',
  'The DMARC policy of %{domain} is none: forged mails in the festival’s name arrive, too.':
    'Kebijakan DMARC %{domain} adalah none: email palsu atas nama festival juga sampai.',
  'The link of one to %{domain} was opened on %{time} WIB.':
    'Tautan dalam email uji ke %{domain} dibuka pada %{time} WIB.',
  'The link of the one to %{domain} of %{time} WIB was not opened.':
    'Tautan dalam email uji ke %{domain} tertanggal %{time} WIB belum dibuka.',
  'The name servers did not answer about %{domain} (%{problem}).':
    'Server nama (DNS) tidak menjawab tentang %{domain} (%{problem}).',
  'The newest one is encrypted. Without BACKUP_PASSPHRASE nobody can read it.':
    'Yang terbaru terenkripsi. Tanpa BACKUP_PASSPHRASE tidak ada yang dapat membacanya.',
  'The newest one is not encrypted: it holds all names, addresses and keys.':
    'Yang terbaru tidak terenkripsi: isinya semua nama, alamat, dan kunci.',
  'The newest one is of %{time} WIB, %{megabytes} MB.': 'Yang terbaru dari %{time} WIB, %{megabytes} MB.',
  'The process may have %{limit} files and connections open.': 'Proses boleh membuka %{limit} berkas dan koneksi.',
  'The provider told no time.': 'Penyedia tidak menyebut waktu.',
  'The server may lose orders that it has confirmed: %{name} is %{value}, %{name2} is %{value2}, %{name3} is %{value3}.':
    'Server mungkin kehilangan pesanan yang sudah dikonfirmasinya: %{name} bernilai %{value}, %{name2} bernilai %{value2}, %{name3} bernilai %{value3}.',
  'The server may lose orders that it has confirmed: %{name} is %{value}, %{name2} is %{value2}.':
    'Server mungkin kehilangan pesanan yang sudah dikonfirmasinya: %{name} bernilai %{value}, %{name2} bernilai %{value2}.',
  'The server may lose orders that it has confirmed: %{name} is %{value}.':
    'Server mungkin kehilangan pesanan yang sudah dikonfirmasinya: %{name} bernilai %{value}.',
  'The server writes each order to the disk before it says so.':
    'Server menulis setiap pesanan ke disk sebelum mengonfirmasinya.',
  'The SPF record of %{domain} has +all: anybody may send in its name.':
    'Catatan SPF %{domain} berisi +all: siapa pun boleh mengirim atas namanya.',
  'The SPF record of %{domain} says nothing of other servers.':
    'Catatan SPF %{domain} tidak menyebut apa pun tentang server lain.',
  'There is no backup.': 'Tidak ada cadangan.',
  'This machine’s clock agrees with that of the database.': 'Jam mesin ini cocok dengan jam basis data.',
  'This machine’s clock agrees with that of the provider.': 'Jam mesin ini cocok dengan jam penyedia.',
  'This machine’s clock is %{seconds} s ahead of that of the database.':
    'Jam mesin ini %{seconds} detik lebih cepat daripada jam basis data.',
  'This machine’s clock is %{seconds} s ahead of that of the provider.':
    'Jam mesin ini %{seconds} detik lebih cepat daripada jam penyedia.',
  'This machine’s clock is %{seconds} s behind that of the database.':
    'Jam mesin ini %{seconds} detik lebih lambat daripada jam basis data.',
  'This machine’s clock is %{seconds} s behind that of the provider.':
    'Jam mesin ini %{seconds} detik lebih lambat daripada jam penyedia.',
  'This system doesn’t say how many files may be open.': 'Sistem ini tidak menyebut berapa berkas yang boleh terbuka.',
  'TLS as the festival sees it': 'TLS menurut festival',
  'Turn the machine’s time synchronisation on: timedatectl set-ntp true.':
    'Aktifkan sinkronisasi waktu mesin: timedatectl set-ntp true.',
  'Way to the festival': 'Jalan ke festival',
  'Write ~all in its place where the domain’s DNS records are kept.':
    'Tulis ~all sebagai gantinya di tempat catatan DNS domain disimpan.',
};
