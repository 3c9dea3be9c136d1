import type { Dictionary } from '../t';

/** The audit log and personal data. */
export const PEOPLE_DATA: Dictionary = {
  '%{createdAt} WIB · %{adminEmail}%{address}': '%{createdAt} WIB · %{adminEmail}%{address}',
  '%{due} of %{title}': '%{due} dari %{title}',
  '%{kinds} Counted %{countedAt}.': '%{kinds} Dihitung %{countedAt}.',
  '%{min} to %{max}': '%{min} sampai %{max}',
  '%{records} are announced first.': '%{records} diumumkan dulu.',
  '%{records} go from %{date} on.': '%{records} dihapus mulai %{date}.',
  '%{removedAt} Backups keep what they hold until they are deleted.':
    '%{removedAt} Cadangan menyimpan isinya sampai dihapus.',
  '%{title}: days': '%{title}: hari',
  'A whole number from %{min} to %{max}': 'Bilangan bulat dari %{min} sampai %{max}',
  Action: 'Tindakan',
  After: 'Sesudah',
  'Another event comes next': 'Acara lain yang berikutnya',
  'Audit log': 'Log audit',
  'Back to audit log': 'Kembali ke log audit',
  Before: 'Sebelum',
  Buyers: 'Pembeli',
  Conversations: 'Percakapan',
  Days: 'Hari',
  'Days after the event': 'Hari setelah acara',
  'Due by now': 'Siap dihapus',
  'E-mail address': 'Alamat email',
  Erase: 'Hapus data',
  'Erase this person?': 'Hapus data orang ini?',
  'Every change by a committee member is written down here.': 'Setiap perubahan oleh panitia dicatat di sini.',
  Field: 'Kolom',
  'For somebody who asks what is kept of them, or wants it erased. Make sure that it is their address.':
    'Untuk orang yang bertanya data apa yang disimpan tentangnya, atau ingin datanya dihapus. Pastikan alamat itu memang miliknya.',
  From: 'Dari',
  'From address': 'Alamat IP',
  'Goes from': 'Dihapus mulai',
  'It is over and another one comes next: what belongs to it goes by its own end.':
    'Acara sudah selesai dan acara lain berikutnya: datanya dihapus menurut akhirnya sendiri.',
  'It was put off': 'Acara ditunda',
  'It was put off: its tickets are good, and all waits for the new date.':
    'Acara ditunda: tiketnya tetap berlaku, dan semuanya menunggu tanggal baru.',
  'Kept of %{email}': 'Data tentang %{email}',
  'Keys by which a repeated order is recognised.': 'Kunci untuk mengenali pesanan yang dikirim ulang.',
  'Last removal: %{removedAt}.': 'Penghapusan terakhir: %{removedAt}.',
  'Loading...': 'Memuat...',
  'Look up': 'Cari',
  'Names, e-mail addresses, phone numbers and notes on orders, tickets and refunds. Amounts, states and times stay.':
    'Nama, alamat email, nomor telepon, dan catatan pada pesanan, tiket, dan pengembalian dana. Jumlah uang, status, dan waktu tetap ada.',
  'Network addresses, searches and deleted conversations. Who changed what stays.':
    'Alamat jaringan, pencarian, dan percakapan yang dihapus. Siapa mengubah apa tetap ada.',
  'Nights between 03.00 and 05.00 remove what has been kept for long enough, a week after it is announced here and by mail to Super Admins. What is removed is gone.':
    'Antara pukul 03.00 dan 05.00 dihapus data yang sudah cukup lama disimpan, seminggu setelah diumumkan di sini dan lewat email kepada Super Admin. Yang dihapus tidak bisa dikembalikan.',
  no: 'tidak',
  'No date of the event was ever saved, so nothing that goes after the event is removed. Set the date under Site Settings.':
    'Tanggal acara belum pernah disimpan, jadi data yang dihapus setelah acara belum dihapus. Isi tanggalnya di Pengaturan Situs.',
  'No entry matches': 'Tidak ada catatan yang cocok',
  'No field was changed.': 'Tidak ada kolom yang diubah.',
  'Nothing has been removed yet.': 'Belum ada yang dihapus.',
  'Nothing is kept of %{email}.': 'Tidak ada data tentang %{email}.',
  'Nothing yet': 'Belum ada apa-apa',
  Oldest: 'Terlama',
  'Oldest is due': 'Yang terlama dihapus',
  'One person': 'Satu orang',
  "Orders with this number and another address. Tick those that are this person's.":
    'Pesanan dengan nomor ini dan alamat lain. Centang yang milik orang ini.',
  'Payment notifications': 'Notifikasi pembayaran',
  'Phone number (optional)': 'Nomor telepon (opsional)',
  'Places of people who are done waiting.': 'Tempat orang yang sudah selesai menunggu.',
  'Questions to the assistant and its answers.': 'Pertanyaan kepada asisten dan jawabannya.',
  Record: 'Data',
  'Record ID': 'ID data',
  'Record type': 'Jenis data',
  Records: 'Jumlah data',
  Refunds: 'Pengembalian dana',
  'Repeated requests': 'Permintaan berulang',
  Save: 'Simpan',
  'Save as a file': 'Simpan sebagai berkas',
  'Saved. Nights go by it.': 'Tersimpan. Berlaku mulai malam ini.',
  Scans: 'Pemindaian',
  'Searches of staff with their address': 'Pencarian panitia dengan alamatnya',
  'Sessions of staff, from their end, and wrong passwords.':
    'Sesi panitia yang sudah berakhir, dan kata sandi yang salah.',
  'Sign-ins': 'Masuk dan sesi',
  'Staff accounts': 'Akun panitia',
  'The answer could not be saved. Please try again.': 'Jawaban tidak dapat disimpan. Silakan coba lagi.',
  'The data could not be erased. Please try again.': 'Data tidak dapat dihapus. Silakan coba lagi.',
  'The data of this person were erased.': 'Data orang ini sudah dihapus.',
  'The days could not be saved.': 'Jumlah hari tidak dapat disimpan.',
  'The e-mail address again': 'Alamat email sekali lagi',
  'The event ends %{endsAt}.': 'Acara berakhir %{endsAt}.',
  'The event ends %{endsAt}. Nothing is removed before that end has been the same on %{needed} nights in a row (%{nights} so far), so that a slip in the date removes nothing.':
    'Acara berakhir %{endsAt}. Penghapusan baru berjalan setelah tanggal akhir itu tidak berubah selama %{needed} malam berturut-turut (sejauh ini %{nights}), untuk berjaga-jaga jika salah ketik.',
  'The event that ended %{endedAt} has got a later date, %{endsAt}. ':
    'Acara yang berakhir %{endedAt} mendapat tanggal yang lebih baru, %{endsAt}. ',
  'The export did not work. Please try again.': 'Ekspor tidak berhasil. Silakan coba lagi.',
  'The file was saved. Give it to nobody else.': 'Berkas tersimpan. Jangan berikan kepada orang lain.',
  'The last night could not remove all of it. The log says why; the next night tries again.':
    'Malam terakhir tidak dapat menghapus semuanya. Sebabnya ada di log; malam berikutnya dicoba lagi.',
  'The next night removes at most %{records}; records of orders that are under way wait.':
    'Malam ini dihapus paling banyak %{records}; data pesanan yang sedang berjalan menunggu.',
  'The next night removes nothing.': 'Malam ini tidak ada yang akan dihapus.',
  'The person could not be looked up.': 'Orang ini tidak dapat dicari.',
  'The program itself': 'Program itu sendiri',
  'The records are counted within ten minutes of the start.':
    'Data dihitung dalam sepuluh menit setelah program dijalankan.',
  'Their texts. That a mail was sent, to whom and when, stays with its order.':
    'Isinya. Bahwa email terkirim, kepada siapa dan kapan, tetap tercatat di pesanannya.',
  'This database was restored from a backup. Nothing is removed until somebody has settled that under Reconciliation.':
    'Basis data ini dipulihkan dari cadangan. Tidak ada yang dihapus sampai hal itu diselesaikan di Rekonsiliasi.',
  'This is no phone number': 'Ini bukan nomor telepon',
  To: 'Sampai',
  'Try other people, records or times.': 'Coba orang, data, atau waktu lain.',
  'Type an e-mail address': 'Ketik alamat email',
  'Type the same address': 'Ketik alamat yang sama',
  'Waiting room': 'Ruang tunggu',
  'Was it put off, or is it over and another one comes next? Nothing that goes after an event is removed until you say it.':
    'Apakah acaranya ditunda, atau sudah selesai dan acara lain yang berikutnya? Data yang dihapus setelah acara tidak dihapus sampai Anda menjawab.',
  'What is kept': 'Data yang disimpan',
  'What is linked to %{email} goes for good: names, addresses, numbers and notes on orders, tickets, mails, refunds and in the audit log, the address on next year’s list, and conversations with the address. Amounts, states and times stay. The payment provider, the mail provider and backups hold their own copies.':
    'Semua yang terkait dengan %{email} dihapus untuk selamanya: nama, alamat, nomor, dan catatan pada pesanan, tiket, email, pengembalian dana, dan di log audit, alamat di daftar tahun depan, serta percakapan dengan alamat itu. Jumlah uang, status, dan waktu tetap ada. Penyedia pembayaran, penyedia email, dan cadangan menyimpan salinannya sendiri.',
  'What the payment provider told of the payer. States, amounts and transaction numbers stay.':
    'Data pembayar dari penyedia pembayaran. Status, jumlah uang, dan nomor transaksi tetap ada.',
  When: 'Kapan',
  Who: 'Siapa',
  'Who scanned, on which phone, and notes. The entries stay.':
    'Siapa yang memindai, dengan ponsel mana, dan catatannya. Pemindaiannya tetap ada.',
  yes: 'ya',
  ' · from %{address}': ' · dari %{address}',
};
