import type { Dictionary } from '../t';

/** The inbox. */
export const INBOX: Dictionary = {
  '%{count} d': '%{count} hari',
  '%{count} h': '%{count} jam',
  '%{count} matters wait. Money comes first.': '%{count} hal menunggu. Uang didahulukan.',
  '%{count} min': '%{count} mnt',
  '%{count} wait': '%{count} menunggu',
  '%{name}: dealt with': '%{name}: sudah ditangani',
  '%{sold} of %{quota} seats are sold or held.': '%{sold} dari %{quota} tempat terjual atau sedang dipesan.',
  '1 matter waits.': '1 hal menunggu.',
  'A decision about personal data waits.': 'Keputusan tentang data pribadi menunggu.',
  'Addresses that do not exist': 'Alamat yang tidak ada',
  Alerts: 'Peringatan',
  'All tries are used up.': 'Semua percobaan sudah habis.',
  Answer: 'Jawab',
  Compare: 'Bandingkan',
  'Correct address': 'Perbaiki alamat',
  Critical: 'Kritis',
  'Differences with the payment provider': 'Perbedaan dengan penyedia pembayaran',
  'Faults that the last check found.': 'Kesalahan yang ditemukan pemeriksaan terakhir.',
  'Found by comparing both sides.': 'Ditemukan dengan membandingkan kedua pihak.',
  'From the backup of %{at}. %{mails} mails from before are held.':
    'Dari cadangan %{at}. %{mails} email dari sebelumnya ditahan.',
  'Here %{ours}, there %{theirs}.': 'Di sini %{ours}, di sana %{theirs}.',
  'It could not be handed to the mail server: %{error}': 'Tidak dapat diserahkan ke server surat: %{error}',
  'It could not be marked': 'Tidak dapat ditandai',
  'Loading the inbox': 'Memuat kotak masuk',
  'Mails that could not be sent': 'Email yang tidak dapat dikirim',
  'Not ready to sell': 'Belum siap berjualan',
  'Payments that do not fit their order.': 'Pembayaran yang tidak cocok dengan pesanannya.',
  'Personal data': 'Data pribadi',
  'Question dismissed.': 'Pertanyaan disingkirkan.',
  'Questions without an answer': 'Pertanyaan tanpa jawaban',
  'Refunds, payments, mails and questions that need a person appear here by themselves.':
    'Pengembalian dana, pembayaran, email, dan pertanyaan yang perlu ditangani muncul di sini dengan sendirinya.',
  'Restored on %{at}': 'Dipulihkan %{at}',
  'See all %{count}': 'Lihat semua %{count}',
  'Somebody else than who asked for it confirms each.':
    'Orang lain selain yang memintanya mengonfirmasi masing-masing.',
  'Something of the festival does not work as it should.': 'Ada bagian festival yang tidak bekerja semestinya.',
  'The difference leaves this list. No money is moved.':
    'Perbedaan keluar dari daftar ini. Tidak ada uang yang dipindahkan.',
  'The inbox': 'Kotak masuk',
  'The mail could not be sent again': 'Email tidak dapat dikirim lagi',
  'The mail to %{to} will be sent again.': 'Email ke %{to} akan dikirim lagi.',
  'The oldest has waited': 'Yang tertua sudah menunggu',
  'The order leaves this list, and its differences with it. No money is moved.':
    'Pesanan keluar dari daftar ini, juga perbedaannya. Tidak ada uang yang dipindahkan.',
  'The question could not be dismissed': 'Pertanyaan tidak dapat disingkirkan',
  'The receiver’s mail server knows no such address: correct it and send again.':
    'Server email penerima tidak mengenal alamat itu: perbaiki dan kirim lagi.',
  'The sale closes on %{at}.': 'Penjualan ditutup %{at}.',
  'The sale closes within two days, or nine of ten seats are gone.':
    'Penjualan ditutup dalam dua hari, atau sembilan dari sepuluh tempat sudah habis.',
  'Their mail server does not take this address: %{error}': 'Server surat mereka menolak alamat ini: %{error}',
  'Ticket types that end soon': 'Jenis tiket yang segera berakhir',
  'Visitors asked the assistant.': 'Ditanyakan pengunjung kepada asisten.',
  'Waits for somebody else.': 'Menunggu orang lain.',
  'What happened after the backup has to be looked for.': 'Yang terjadi setelah cadangan perlu dicari.',
  '“%{reason}”, asked for by %{who}.': '“%{reason}”, diminta oleh %{who}.',
};
