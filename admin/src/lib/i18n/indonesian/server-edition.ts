import type { Dictionary } from '../t';

/** What the server says of an edition that ends, and of the one that begins. */
export const SERVER_EDITION: Dictionary = {
  '%{changes} has changed since the newest backup. Run npm run backup, then npm run verify.':
    '%{changes} berubah sejak cadangan terbaru. Jalankan npm run backup, lalu npm run verify.',
  '%{changes} have changed since the newest backup. Run npm run backup, then npm run verify.':
    '%{changes} berubah sejak cadangan terbaru. Jalankan npm run backup, lalu npm run verify.',
  '%{count} accounts have no password, and earlier invitations are not good any more: %{addresses}.':
    '%{count} akun belum punya kata sandi, dan undangan lama tidak berlaku lagi: %{addresses}.',
  '%{count} active Super Admin: two are needed, should one be away.':
    '%{count} Super Admin aktif: perlu dua, kalau-kalau satu berhalangan.',
  '%{count} active Super Admins: two are needed, should one be away.':
    '%{count} Super Admin aktif: perlu dua, kalau-kalau satu berhalangan.',
  '%{edition} is in: %{places}.': '%{edition} masih ada di: %{places}.',
  '%{edition} is the edition that ends. Name the next one.':
    '%{edition} adalah edisi yang berakhir. Beri nama edisi berikutnya.',
  '%{edition} or %{day} is in: %{places}.': '%{edition} atau %{day} masih ada di: %{places}.',
  '%{saved} of %{count} ticket types were saved since.': '%{saved} dari %{count} jenis tiket sudah disimpan sejak itu.',
  '1 account has no password, and earlier invitations are not good any more: %{addresses}.':
    '1 akun belum punya kata sandi, dan undangan lama tidak berlaku lagi: %{addresses}.',
  'A new edition is being made already, by somebody else.': 'Edisi baru sedang dibuat oleh orang lain.',
  'Act %{name}, set begins': 'Penampil %{name}, mulai',
  'Act %{name}, set ends': 'Penampil %{name}, selesai',
  "An edition's name has at most %{most} characters.": 'Nama edisi paling banyak %{most} karakter.',
  'Begin the edition %{edition} again': 'Mulai lagi edisi %{edition}',
  'Countdown %{name}, counting ends': 'Hitung mundur %{name}, selesai',
  'Discount code %{code}, begins': 'Kode diskon %{code}, mulai',
  'Discount code %{code}, ends': 'Kode diskon %{code}, selesai',
  'Every account has a password.': 'Setiap akun punya kata sandi.',
  'Invite again who never set a password': 'Undang lagi yang belum membuat kata sandi',
  'Invite this year’s committee': 'Undang panitia tahun ini',
  'It runs beside the festival, on made-up orders.': 'Berjalan di samping festival, dengan pesanan buatan.',
  'It was called off, and nothing removed. %{reason}': 'Dibatalkan, dan tidak ada yang dihapus. %{reason}',
  'Look at prices, quotas and dates': 'Periksa harga, kuota, dan tanggal',
  'Make and prove a backup': 'Buat cadangan dan buktikan',
  'No text names %{edition} or %{day}.': 'Tidak ada teks yang menyebut %{edition} atau %{day}.',
  'No text names %{edition}.': 'Tidak ada teks yang menyebut %{edition}.',
  'None of this edition was restored for a try.': 'Belum ada cadangan edisi ini yang dicoba dipulihkan.',
  'None was sent.': 'Belum ada yang dikirim.',
  'Not checked yet.': 'Belum diperiksa.',
  'Not finished: %{left}. Finish them, or accept that they are given up.':
    'Belum selesai: %{left}. Selesaikan, atau setujui untuk dilepaskan.',
  'Nothing is on sale.': 'Tidak ada yang dijual.',
  'On sale: %{names}.': 'Dijual: %{names}.',
  'One was made since, and restored for a try.': 'Sudah dibuat sejak itu, dan dicoba dipulihkan.',
  'Open the site': 'Buka situs',
  'Rehearse a whole sale': 'Gladi penjualan',
  'Run npm run verify.': 'Jalankan npm run verify.',
  'Still on sale: %{names}. Turn off “Available” under Ticket Types.':
    'Masih dijual: %{names}. Matikan “Available” di Jenis Tiket.',
  'The concert’s date was never saved: save it under Site Settings first.':
    'Tanggal konser belum pernah disimpan: simpan dulu di Pengaturan Situs.',
  'The countdown “%{name}” runs until %{at}: wait for it, or turn it off.':
    'Hitung mundur “%{name}” berjalan sampai %{at}: tunggu, atau matikan.',
  'The edition %{edition} is being made already.': 'Edisi %{edition} sedang dibuat.',
  'The edition %{edition} was called off, and nothing removed. %{reason}':
    'Edisi %{edition} dibatalkan, dan tidak ada yang dihapus. %{reason}',
  'The festival is not over: it ends at %{at}.': 'Festival belum selesai: berakhir %{at}.',
  'The file of the newest backup, %{file}, is not in BACKUP_DIR any more. Put it back, or: Run npm run backup, then npm run verify.':
    'Berkas cadangan terbaru, %{file}, tidak ada lagi di BACKUP_DIR. Kembalikan, atau jalankan npm run backup, lalu npm run verify.',
  'The last check found %{faults} faults.': 'Pemeriksaan terakhir menemukan %{faults} masalah.',
  'The last check found 1 fault.': 'Pemeriksaan terakhir menemukan 1 masalah.',
  'The newest backup is %{hours} hours old. Run npm run backup, then npm run verify.':
    'Cadangan terbaru berumur %{hours} jam. Jalankan npm run backup, lalu npm run verify.',
  'The newest backup was not restored for a try. Run npm run verify.':
    'Cadangan terbaru belum dicoba dipulihkan. Jalankan npm run verify.',
  'The next concert must be after the one that ends.': 'Konser berikutnya harus setelah yang berakhir.',
  'The next concert must be in the future.': 'Konser berikutnya harus di masa depan.',
  'The next concert must be within three years.': 'Konser berikutnya harus dalam tiga tahun.',
  'There is no backup. Run npm run backup, then npm run verify.':
    'Tidak ada cadangan. Jalankan npm run backup, lalu npm run verify.',
  'This festival was restored from a backup, and nobody has dealt with it under Reconciliation.':
    'Festival ini dipulihkan dari cadangan, dan belum ada yang menanganinya di Rekonsiliasi.',
  'Ticket type %{type}, sale begins': 'Jenis tiket %{type}, penjualan mulai',
  'Ticket type %{type}, sale ends': 'Jenis tiket %{type}, penjualan selesai',
  'Type %{edition}, the edition that ends.': 'Ketik %{edition}, edisi yang berakhir.',
  'Type the edition that ends.': 'Ketik edisi yang berakhir.',
  'Visitors see it.': 'Pengunjung melihatnya.',
  'Visitors see that it is under construction.': 'Pengunjung melihat bahwa situs sedang dibangun.',
  'Write the new year into the texts': 'Tulis tahun yang baru di teks-teks',
};
