import type { Dictionary } from '../t';

/** Reconciliation. */
export const SALES_RECONCILIATION: Dictionary = {
  '%{amount} · another amount': '%{amount} · jumlah lain',
  '%{checked} of %{total} orders': '%{checked} dari %{total} pesanan',
  '%{heldMails} mails from before are held, since they may have been sent. ':
    '%{heldMails} email dari sebelumnya ditahan, karena mungkin sudah terkirim. ',
  '%{heldMails}%{link}: Retry sends one, or all.': '%{heldMails}%{link}: Coba lagi mengirim satu, atau semua.',
  '%{hidden} more are not shown.': '%{hidden} lagi tidak ditampilkan.',
  '%{kind_names}: dealt with': '%{kind_names}: sudah ditangani',
  '%{orderNumber} does not need anybody': '%{orderNumber} tidak memerlukan siapa pun',
  '%{orderNumber}: dealt with': '%{orderNumber}: sudah ditangani',
  '%{refunded} refunded': '%{refunded} dikembalikan',
  '%{run} · %{checked} / %{total} orders · %{mended} mended · %{waiting} waiting':
    '%{run} · %{checked} / %{total} pesanan · %{mended} diperbaiki · %{waiting} menunggu',
  '%{strong}: %{rows}, %{equal} equal, %{different} different, %{unknown} unknown here.':
    '%{strong}: %{rows}, %{equal} sama, %{different} berbeda, %{unknown} tidak dikenal di sini.',
  '%{unchecked} orders not compared': '%{unchecked} pesanan tidak dibandingkan',
  ' (paid the order)': ' (membayar pesanan)',
  'A second payment came in for the same order.': 'Pembayaran kedua masuk untuk pesanan yang sama.',
  'Added to the differences: %{stored} unknown here.': 'Ditambahkan ke perbedaan: %{stored} tidak dikenal di sini.',
  'At the provider': 'Di penyedia',
  'Both sides agree on everything that was compared so far.':
    'Data kita dan data penyedia cocok untuk semua yang sudah dibandingkan.',
  'Both sides say %{status} now: if that is right, mark it as dealt with.':
    'Kedua pihak sekarang menyebut %{status}: jika itu benar, tandai sudah ditangani.',
  By: 'Oleh',
  'Columns needed: order ID, amount, status; the transaction ID helps. Nothing of your orders is changed.':
    'Kolom yang diperlukan: ID pesanan, jumlah, status; ID transaksi opsional. Pesanan Anda tidak diubah.',
  'Dealt with': 'Sudah ditangani',
  Deleted: 'Dihapus',
  Difference: 'Perbedaan',
  Differences: 'Perbedaan',
  'Differences with one safe answer were mended. The others wait for you here, or with their order above.':
    'Perbedaan yang jelas sudah diperbaiki otomatis. Sisanya menunggu keputusan Anda di sini, atau bersama pesanannya di atas.',
  Different: 'Berbeda',
  'Ended there': 'Berakhir di sana',
  Equal: 'Sama',
  'Every night, the orders of the last 30 days are compared with the payment provider.':
    'Setiap malam, pesanan 30 hari terakhir dibandingkan dengan penyedia pembayaran.',
  'Every payment of the file is known and equal.': 'Setiap pembayaran di berkas ini dikenal dan sama.',
  'Failed to mark the difference': 'Gagal menandai perbedaan',
  'Failed to mark the order': 'Gagal menandai pesanan',
  'Failed to mark the restore': 'Gagal menandai pemulihan',
  Finished: 'Selesai',
  Here: 'Di sini',
  'Import CSV': 'Impor CSV',
  'Import the CSV export of the provider’s dashboard to find payments that are unknown here.':
    'Unggah berkas CSV dari dasbor penyedia untuk menemukan pembayaran yang tidak dikenal di sini.',
  'In the file': 'Di berkas',
  Incomplete: 'Tidak lengkap',
  Line: 'Baris',
  'Loading the orders': 'Memuat pesanan',
  'Loading the refunds to confirm': 'Memuat pengembalian dana yang perlu dikonfirmasi',
  'Loading the runs': 'Memuat daftar pemeriksaan',
  Look: 'Lihat',
  'Look and confirm': 'Lihat dan konfirmasi',
  'Look at both sides, then refund or mark as dealt with.':
    'Lihat kedua pihak, lalu kembalikan dana atau tandai sudah ditangani.',
  'Mark as dealt with': 'Tandai sudah ditangani',
  'Marked as dealt with.': 'Ditandai sudah ditangani.',
  Mended: 'Diperbaiki',
  'Mended: the order is now %{became}.': 'Diperbaiki: pesanan sekarang %{became}.',
  Nightly: 'Otomatis (malam)',
  'No difference matches': 'Tidak ada perbedaan yang cocok',
  'No differences': 'Tidak ada perbedaan',
  'No longer found.': 'Tidak ditemukan lagi.',
  'No mail is held. ': 'Tidak ada email yang ditahan. ',
  'No money is known to have come in, so there is nothing to refund. A run, below, looks at the provider again.':
    'Tidak ada uang yang diketahui masuk, jadi tidak ada yang dikembalikan. Pemeriksaan di bawah melihat lagi ke penyedia.',
  'No order calls for a person at the moment.': 'Saat ini tidak ada pesanan yang perlu ditangani.',
  'No order matches': 'Tidak ada pesanan yang cocok',
  'No run yet': 'Belum ada pemeriksaan',
  'Nobody is needed': 'Tidak ada yang perlu ditangani',
  'Not compared': 'Tidak dibandingkan',
  'Not compared:': 'Tidak dibandingkan:',
  'Not paid there': 'Tidak dibayar di sana',
  Nothing: 'Tidak ada',
  'Nothing known': 'Tidak ada yang diketahui',
  'Nothing was changed.': 'Tidak ada yang diubah.',
  'On %{restoredAt}, from the backup of %{takenAt}.': 'Pada %{restoredAt}, dari cadangan %{takenAt}.',
  'Order ID': 'ID pesanan',
  'Order or buyer': 'Pesanan atau pembeli',
  'Orders of that time: export the provider’s list of payments since then and import it below. Money that is unknown here is listed under Differences, also when the provider tells of it by itself.':
    'Pesanan dari waktu itu: ekspor daftar pembayaran sejak saat itu dari penyedia, lalu impor di bawah. Uang yang tidak dikenal di sini tercantum di Perbedaan, juga saat penyedia memberitahukannya sendiri.',
  'Orders that need attention': 'Pesanan yang perlu perhatian',
  'Other amount': 'Jumlah lain',
  'Paid there': 'Dibayar di sana',
  'Payments that are not equal': 'Pembayaran yang tidak sama',
  'Phones at the gate send again what they hold; open each of them once with a network.':
    'Ponsel di gerbang mengirim lagi yang mereka simpan; buka masing-masing sekali dengan jaringan.',
  'Progress of the run': 'Kemajuan pemeriksaan',
  'Provider’s list': 'Daftar penyedia',
  Reason: 'Alasan',
  'Reconciliation started.': 'Rekonsiliasi dimulai.',
  'Refund of %{amount}, %{orderNumber}': 'Pengembalian dana %{amount}, %{orderNumber}',
  'Refunded here only': 'Hanya dikembalikan di sini',
  'Refunded there': 'Dikembalikan di sana',
  'Refunds to confirm': 'Pengembalian dana yang perlu dikonfirmasi',
  'Refunds unknown': 'Pengembalian dana tidak diketahui',
  'Refunds, new accounts, lost phones and changed texts of that time have to be entered again.':
    'Pengembalian dana, akun baru, ponsel hilang, dan teks yang diubah pada waktu itu harus dimasukkan lagi.',
  'Restored from a backup': 'Dipulihkan dari cadangan',
  right: 'benar',
  'Run now': 'Periksa sekarang',
  Running: 'Berjalan',
  Runs: 'Pemeriksaan',
  'Second payment': 'Pembayaran kedua',
  'Somebody else than who asked for it confirms each. One by hand was transferred already; one through the provider is sent then.':
    'Orang lain selain yang memintanya mengonfirmasi masing-masing. Yang manual sudah ditransfer; yang lewat penyedia baru dikirim saat itu.',
  'Somebody has dealt with it. Clear the search to see all that wait.':
    'Sudah ditangani seseorang. Kosongkan pencarian untuk melihat semua yang menunggu.',
  Started: 'Dimulai',
  'Still payable there': 'Masih dapat dibayar di sana',
  'The difference no longer waits, and later runs don’t list the same again. No money is moved by this.':
    'Perbedaan ini tidak menunggu lagi, dan pemeriksaan berikutnya tidak mencantumkannya lagi. Tidak ada uang yang dipindahkan dengan ini.',
  'The file is larger than %{max_import_bytes} MB. Export fewer days at once.':
    'Berkas lebih besar dari %{max_import_bytes} MB. Ekspor lebih sedikit hari sekaligus.',
  'The first one starts tonight. “Run now” doesn’t wait for the night.':
    'Yang pertama dimulai malam ini. “Periksa sekarang” tidak menunggu malam.',
  'The last runs': 'Pemeriksaan terakhir',
  'The notice of a restore': 'Pemberitahuan pemulihan',
  'The order has ended here, the buyer can still pay at the provider.':
    'Pesanan sudah berakhir di sini, pembeli masih dapat membayar di penyedia.',
  'The order is paid here, the provider has no money for it.':
    'Pesanan sudah dibayar di sini, penyedia tidak memegang uangnya.',
  'The order is refunded here, the provider still holds the money.':
    'Dana pesanan sudah dikembalikan di sini, penyedia masih memegang uangnya.',
  'The order leaves this list, and its differences with it. Nothing else about it changes, and no money is moved.':
    'Pesanan keluar dari daftar ini, juga perbedaannya. Tidak ada hal lain yang berubah, dan tidak ada uang yang dipindahkan.',
  'The orders': 'Pesanan',
  'The payment ended at the provider, the order was still open here.':
    'Pembayaran berakhir di penyedia, pesanan masih terbuka di sini.',
  'The payment provider cannot be asked at the moment. The run goes on by itself when it answers again.':
    'Penyedia pembayaran saat ini tidak dapat ditanya. Pemeriksaan dilanjutkan sendiri saat penyedia menjawab lagi.',
  'The payment provider gave no usable answer about these orders. The next run asks about them again.':
    'Penyedia pembayaran tidak memberi jawaban yang dapat dipakai tentang pesanan ini. Pemeriksaan berikutnya menanyakannya lagi.',
  'The provider gave money back that this order did not know of.':
    'Penyedia mengembalikan dana yang tidak diketahui pesanan ini.',
  'The provider has a payment that belongs to no order here.':
    'Penyedia punya pembayaran yang tidak termasuk pesanan mana pun di sini.',
  'The provider has the money, the order was open or had ended here.':
    'Penyedia memegang uangnya, pesanan masih terbuka atau sudah berakhir di sini.',
  'The provider holds another amount than the order has.': 'Penyedia memegang jumlah yang berbeda dari pesanan.',
  'The provider said %{theirs} while this order was %{ours}.': 'Penyedia menyebut %{theirs} saat pesanan ini %{ours}.',
  'The reconciliation could not be started': 'Rekonsiliasi tidak dapat dimulai',
  'The refunds': 'Daftar pengembalian dana',
  'The restore: dealt with': 'Pemulihan: sudah ditangani',
  'The runs': 'Daftar pemeriksaan',
  'This notice goes away. Nothing else changes.': 'Pemberitahuan ini hilang. Tidak ada hal lain yang berubah.',
  Transaction: 'Transaksi',
  'Try another part of the order number or the name.': 'Coba bagian lain dari nomor pesanan atau nama.',
  'Try another state or another kind.': 'Coba keadaan atau jenis lain.',
  'Unknown here': 'Tidak dikenal di sini',
  'Unknown payment': 'Pembayaran tidak dikenal',
  Waits: 'Menunggu',
  'Waits for somebody else': 'Menunggu orang lain',
  'What happened after the backup is not here.': 'Yang terjadi setelah cadangan tidak ada di sini.',
  'What was done about it': 'Apa yang sudah dilakukan',
  ' · to %{account}': ' · ke %{account}',
};
