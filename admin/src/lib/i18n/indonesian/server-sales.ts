import type { Dictionary } from '../t';

/** What the server says of orders, money and tickets. */
export const SERVER_SALES: Dictionary = {
  '"%{value1}" is neither internal nor external.': '"%{value1}" bukan internal atau eksternal.',
  '"%{value1}" is not a phone number.': '"%{value1}" bukan nomor telepon.',
  '"%{value1}" is not an email address.': '"%{value1}" bukan alamat email.',
  '%{code} is not a ticket of this order.': '%{code} bukan tiket pesanan ini.',
  '%{code} is not valid any more.': '%{code} tidak berlaku lagi.',
  '%{code} was used at the gate and cannot be refunded.':
    '%{code} sudah dipakai di gerbang dan dananya tidak dapat dikembalikan.',
  '%{label} is empty.': '%{label} kosong.',
  '%{label} is longer than %{MAX_TEXT} characters.': '%{label} lebih panjang dari %{MAX_TEXT} karakter.',
  '%{ready} rows are ready to import now. Please check the file again.':
    'Sekarang %{ready} baris siap diimpor. Periksa berkas lagi.',
  '%{value1} starts after this ticket type. Change that first.':
    '%{value1} mulai setelah jenis tiket ini. Ubah itu dulu.',
  'A lead’s phone shows names. Ask somebody who may see tickets in the back office to add it.':
    'Ponsel koordinator menampilkan nama. Minta orang yang boleh melihat tiket di portal admin untuk menambahkannya.',
  'A pending ticket cannot be reset.': 'Tiket yang menunggu tidak dapat diatur ulang.',
  'A reconciliation is already running.': 'Rekonsiliasi sedang berjalan.',
  'A second person must confirm this refund, and at present nobody can: somebody else with the role Super Admin or Finance needs an account with a password and two-factor authentication, which you did not make or reset, nor they yours. Then withdraw this refund and record it again.':
    'Orang kedua harus mengonfirmasi pengembalian dana ini, dan saat ini tidak ada yang bisa: orang lain dengan peran Super Admin atau Finance perlu akun dengan kata sandi dan autentikasi dua langkah, yang tidak Anda buat atau atur ulang, begitu pula sebaliknya. Lalu tarik pengembalian dana ini dan catat lagi.',
  'A second person must confirm this refund.': 'Orang kedua harus mengonfirmasi pengembalian dana ini.',
  'Amount paid must be a whole number of rupiah, 0 or more.':
    'Jumlah dibayar harus bilangan bulat rupiah, 0 atau lebih.',
  'Another row has this referral code': 'Baris lain sudah memakai kode referal ini',
  'At most %{value1} can still be refunded.': 'Paling banyak %{value1} yang masih dapat dikembalikan.',
  'Berhasil reset %{count} tiket': 'Berhasil reset %{count} tiket',
  'Check-in taken back.': 'Check-in dibatalkan.',
  'Choose a ticket type.': 'Pilih jenis tiket.',
  'Choose the payment to refund.': 'Pilih pembayaran yang dikembalikan.',
  'Choose tickets of this order.': 'Pilih tiket dari pesanan ini.',
  'Colour must be # followed by 6 hex digits': 'Warna harus berupa # diikuti 6 digit heksadesimal',
  'Difference not found.': 'Perbedaan tidak ditemukan.',
  'Failed to import orders': 'Gagal mengimpor pesanan',
  'Final amount must be a whole number of rupiah, 0 or more': 'Jumlah akhir harus bilangan bulat rupiah, 0 atau lebih',
  'Gagal reset ticket': 'Gagal reset tiket',
  'Gagal reset tiket': 'Gagal reset tiket',
  'Imported %{imported} order(s).': '%{imported} pesanan diimpor.',
  'Invalid discount code': 'Kode diskon tidak valid',
  'Invalid referral code': 'Kode referal tidak valid',
  'Key not found.': 'Kunci tidak ditemukan.',
  'Kode rahasia salah': 'Kode rahasia salah',
  'Kode rahasia salah. Aksi dibatalkan.': 'Kode rahasia salah. Aksi dibatalkan.',
  'Line %{line} has no order ID.': 'Baris %{line} tidak punya ID pesanan.',
  'Line %{line} has no status.': 'Baris %{line} tidak punya status.',
  'Line %{value1} has not as many cells as the first line.':
    'Jumlah sel baris %{value1} tidak sama dengan baris pertama.',
  'Manual order created as paid (sync locked).': 'Pesanan manual dibuat sebagai sudah dibayar (sinkronisasi dikunci).',
  'More tickets carry this key by now. Please look at their number again.':
    'Sekarang lebih banyak tiket memakai kunci ini. Lihat lagi jumlahnya.',
  'Name and phone updated.': 'Nama dan telepon diubah.',
  'No money has come in for this order.': 'Tidak ada uang yang masuk untuk pesanan ini.',
  'No ticket type is on sale. Please choose one.': 'Tidak ada jenis tiket yang dijual. Pilih salah satu.',
  'No tickets available': 'Tidak ada tiket',
  'Not sent: no ticket of the order lets anybody in.':
    'Tidak dikirim: tidak ada tiket pesanan yang dapat dipakai masuk.',
  'Not sent: the order had ended.': 'Tidak dikirim: pesanan sudah berakhir.',
  'Not sent: the order was deleted.': 'Tidak dikirim: pesanan sudah dihapus.',
  'Not sent: the order was paid.': 'Tidak dikirim: pesanan sudah dibayar.',
  'Nothing is left to refund of this payment.': 'Tidak ada lagi yang dapat dikembalikan dari pembayaran ini.',
  'One of these tickets was used or changed in the meantime. Please reload and choose again.':
    'Salah satu tiket ini dipakai atau diubah sementara itu. Muat ulang dan pilih lagi.',
  'Only a lead may do this.': 'Hanya koordinator yang boleh melakukannya.',
  'Only a paid order has a receipt.': 'Hanya pesanan yang dibayar yang punya bukti pembayaran.',
  'Only check-ins of paid orders can be taken back.': 'Hanya check-in dari pesanan yang dibayar yang dapat dibatalkan.',
  'Only tickets of paid orders can be reset.': 'Hanya tiket dari pesanan yang dibayar yang dapat diatur ulang.',
  'Order %{orderNumber} has changed in the meantime. Finish it first, then repeat.':
    'Pesanan %{orderNumber} berubah sementara itu. Selesaikan dulu, lalu ulangi.',
  "Order %{orderNumber} has tickets for an event that isn't known to be over. Refund or cancel it first, or wait for its end.":
    'Pesanan %{orderNumber} punya tiket untuk acara yang belum diketahui selesai. Kembalikan dananya atau batalkan dulu, atau tunggu acaranya selesai.',
  'Order %{orderNumber} is unpaid, needs a person, or has a payment or refund under way. Finish that first.':
    'Pesanan %{orderNumber} belum dibayar, perlu ditangani, atau pembayaran atau pengembalian dananya sedang berjalan. Selesaikan dulu.',
  'Order cancelled.': 'Pesanan dibatalkan.',
  'Order deleted.': 'Pesanan dihapus.',
  'Order not found.': 'Pesanan tidak ditemukan.',
  'Panitia name must be at most 190 characters': 'Nama panitia paling panjang 190 karakter',
  'People have places. A later opening begins a new sale with a new draw: their places end.':
    'Ada yang sudah punya tempat. Pembukaan yang lebih lambat memulai penjualan baru dengan undian baru: tempat mereka berakhir.',
  'Please enter a valid phone number': 'Masukkan nomor telepon yang valid',
  'Price must be in steps of 1000': 'Harga harus kelipatan 1000',
  'Reconciliation run not found.': 'Rekonsiliasi tidak ditemukan.',
  'Reference "%{reference}" was imported before with other data: order %{value2}.':
    'Referensi "%{reference}" pernah diimpor dengan data lain: pesanan %{value2}.',
  'Reference "%{reference}" was imported before: order %{orderNumber}.':
    'Referensi "%{reference}" pernah diimpor: pesanan %{orderNumber}.',
  'Reference "%{reference}" was imported in an earlier edition of the festival. Is this the form of this year? Then choose a column that differs from year to year, such as the time.':
    'Referensi "%{reference}" sudah diimpor pada edisi festival sebelumnya. Apakah ini formulir tahun ini? Jika ya, pilih kolom yang berbeda setiap tahun, misalnya waktu.',
  'Referral code must be at most 64 characters': 'Kode referal paling panjang 64 karakter',
  'Refund not found.': 'Pengembalian dana tidak ditemukan.',
  'Refund recorded.': 'Pengembalian dana dicatat.',
  'Refund requested. Nothing is sent yet.': 'Pengembalian dana diminta. Belum ada yang dikirim.',
  'Rows of buyers who were erased can’t be told from new ones since SECRET_KEY was changed. Start the festival with the SECRET_KEY of before as SECRET_KEY_OLD, then import again.':
    'Baris pembeli yang sudah dihapus tidak dapat dibedakan dari yang baru sejak SECRET_KEY diganti. Jalankan festival dengan SECRET_KEY sebelumnya sebagai SECRET_KEY_OLD, lalu impor lagi.',
  'Seats have moved between ticket types: the quota is %{value1} now.':
    'Tempat berpindah antarjenis tiket: kuotanya sekarang %{value1}.',
  'Somebody else requested this refund: decline it instead.':
    'Orang lain yang meminta pengembalian dana ini: tolak saja.',
  'Sort order must be between 1 and 5': 'Urutan harus antara 1 dan 5',
  'Starts after must name another ticket type': 'Mulai setelah harus menyebut jenis tiket lain',
  'Support WhatsApp number must be a phone number': 'Nomor WhatsApp bantuan harus berupa nomor telepon',
  'Sync unlocked.': 'Kunci sinkronisasi dibuka.',
  'Synced %{count} ticket(s).': '%{count} tiket disinkronkan.',
  'The address is corrected. There is nothing to send for this order.':
    'Alamat diperbaiki. Tidak ada yang perlu dikirim untuk pesanan ini.',
  'The amount in line %{line} is not a whole number of rupiah.': 'Jumlah di baris %{line} bukan bilangan bulat rupiah.',
  'The amount must be a whole number of rupiah, 0 or more; none turns the limit off':
    'Jumlahnya harus bilangan bulat rupiah, 0 atau lebih; kosong mematikan batas',
  'The buyer has opened no payment yet, so nothing was asked.':
    'Pembeli belum membuka pembayaran, jadi tidak ada yang ditanyakan.',
  'The data of this buyer were erased.': 'Data pembeli ini sudah dihapus.',
  'The file is empty: its first line must name the columns.':
    'Berkas kosong: baris pertamanya harus berisi nama kolom.',
  'The file is not well-formed CSV: %{value1}': 'Berkas bukan CSV yang benar: %{value1}',
  'The first line must name the columns; missing: %{value1}.':
    'Baris pertama harus berisi nama kolom; belum ada: %{value1}.',
  'The link to finish the payment is sent to this address.':
    'Tautan untuk menyelesaikan pembayaran dikirim ke alamat ini.',
  'The newest key does not sign yet. Wait until it does before you make another one.':
    'Kunci terbaru belum menandatangani. Tunggu sampai itu terjadi sebelum membuat yang lain.',
  'The order ID in line %{line} is too long.': 'ID pesanan di baris %{line} terlalu panjang.',
  'The order is %{status}.': 'Status pesanan: %{status}.',
  'The order number does not match.': 'Nomor pesanan tidak cocok.',
  'The order numbers must be a list.': 'Nomor pesanan harus berupa daftar.',
  'The payment could not be opened. Please try again.': 'Pembayaran tidak dapat dibuka. Silakan coba lagi.',
  'The payment provider cannot refund this method. Record a manual refund.':
    'Penyedia pembayaran tidak dapat mengembalikan metode ini. Catat pengembalian dana manual.',
  'The payment provider could not be asked. Please try again in a moment.':
    'Penyedia pembayaran tidak dapat ditanya. Coba lagi sebentar lagi.',
  'The payment provider could not be reached. Please try again in a moment.':
    'Penyedia pembayaran tidak dapat dihubungi. Coba lagi sebentar lagi.',
  'The payment provider did not answer. The refund is kept as unknown: try it again, or let the reconciliation find out.':
    'Penyedia pembayaran tidak menjawab. Pengembalian dana dicatat sebagai tidak diketahui: coba lagi, atau biarkan rekonsiliasi mencari tahu.',
  'The payment provider refunds this method itself.': 'Penyedia pembayaran mengembalikan metode ini sendiri.',
  'The payment provider refused the refund: %{value1}': 'Penyedia pembayaran menolak pengembalian dana: %{value1}',
  'The process is shutting down': 'Proses sedang dihentikan',
  'The provider answered %{own}: %{text}': 'Penyedia menjawab %{own}: %{text}',
  'The provider answered a status that names no payment': 'Penyedia menjawab status yang tidak menyebut pembayaran',
  'The provider answered no JSON': 'Jawaban penyedia bukan JSON',
  'The provider answered something unexpected': 'Penyedia memberi jawaban yang tidak terduga',
  'The provider could not be asked: %{value1}': 'Penyedia tidak dapat ditanya: %{value1}',
  'The provider did not answer: it is not known whether the money went back.':
    'Penyedia tidak menjawab: belum diketahui apakah uangnya kembali.',
  'The provider says that it knows this refund already, but does not list it.':
    'Penyedia menyatakan sudah mengenal pengembalian dana ini, tetapi tidak mencantumkannya.',
  'The quota cannot be less than the %{value1} seats that are sold or held.':
    'Kuota tidak boleh kurang dari %{value1} tempat yang terjual atau sedang dipesan.',
  'The reason is no longer kept.': 'Alasannya tidak disimpan lagi.',
  'The tickets are sent to this address.': 'Tiket dikirim ke alamat ini.',
  'The type cannot change once orders exist.': 'Jenis tidak dapat diubah setelah ada pesanan.',
  'There are more than %{MOST_ROWS} tickets: too many for a list on paper.':
    'Ada lebih dari %{MOST_ROWS} tiket: terlalu banyak untuk daftar di kertas.',
  'There is already an unpaid order with this email address.':
    'Sudah ada pesanan yang belum dibayar dengan alamat email ini.',
  'There is already an unpaid order with this phone number.':
    'Sudah ada pesanan yang belum dibayar dengan nomor telepon ini.',
  'There is no referral code "%{value1}".': 'Tidak ada kode referal "%{value1}".',
  'There is no ticket type "%{value1}".': 'Tidak ada jenis tiket "%{value1}".',
  'There is no time left to pay this order. Please cancel it and create a new order.':
    'Waktu untuk membayar pesanan ini sudah habis. Batalkan dan buat pesanan baru.',
  'There is nothing to import in this file.': 'Tidak ada yang dapat diimpor dari berkas ini.',
  'There is nothing to pay for this order.': 'Tidak ada yang perlu dibayar untuk pesanan ini.',
  'There may be at most 5 ticket types': 'Paling banyak 5 jenis tiket',
  'These ticket types would wait for each other': 'Jenis tiket ini akan saling menunggu',
  'This buyer has another unpaid order. End that one first.':
    'Pembeli ini punya pesanan lain yang belum dibayar. Akhiri dulu pesanan itu.',
  'This card payment can be refunded once it is settled, usually the next day.':
    'Pembayaran kartu ini dapat dikembalikan setelah diselesaikan, biasanya keesokan harinya.',
  'This code belongs to orders and cannot be deleted. Deactivate it instead.':
    'Kode ini dipakai pesanan dan tidak dapat dihapus. Nonaktifkan saja.',
  'This code is too old. Ask a lead for a new one.': 'Kode ini sudah kedaluwarsa. Minta yang baru kepada koordinator.',
  'This code was used by another phone. Ask a lead for a new one.':
    'Kode ini sudah dipakai ponsel lain. Minta yang baru kepada koordinator.',
  'This copy of the tickets is too old. Load it again.': 'Salinan tiket ini terlalu lama. Muat lagi.',
  'This difference does not wait any more.': 'Perbedaan ini tidak menunggu lagi.',
  'This discount code already exists': 'Kode diskon ini sudah ada',
  'This discount code has been used up.': 'Kode diskon ini sudah habis dipakai.',
  'This is all the money that is left, so all tickets end: choose all, or a part of the money.':
    'Ini semua uang yang tersisa, jadi semua tiket berakhir: pilih semuanya, atau sebagian uangnya.',
  'This is no phone number.': 'Ini bukan nomor telepon.',
  'This key is retired already.': 'Kunci ini sudah dinonaktifkan.',
  'This key signs the new tickets. Make a new key first.': 'Kunci ini menandatangani tiket baru. Buat kunci baru dulu.',
  'This order can no longer be paid.': 'Pesanan ini tidak dapat dibayar lagi.',
  'This order does not need attention any more.': 'Pesanan ini tidak perlu perhatian lagi.',
  'This order has already ended.': 'Pesanan ini sudah berakhir.',
  'This order has been paid and cannot be cancelled.': 'Pesanan ini sudah dibayar dan tidak dapat dibatalkan.',
  'This order has been paid.': 'Pesanan ini sudah dibayar.',
  'This order has no valid tickets.': 'Pesanan ini tidak punya tiket valid.',
  'This order is already sync-locked.': 'Sinkronisasi pesanan ini sudah dikunci.',
  'This order is changing at the moment. Please try again.': 'Pesanan ini sedang berubah. Silakan coba lagi.',
  'This order is not sync-locked.': 'Sinkronisasi pesanan ini tidak dikunci.',
  'This order is not sync-locked. You can only delete orders that are locked.':
    'Sinkronisasi pesanan ini tidak dikunci. Hanya pesanan yang dikunci yang dapat dihapus.',
  'This order was changed in the meantime. Please reload it and try again.':
    'Pesanan ini sudah diubah sementara itu. Muat ulang dan coba lagi.',
  'This payment did not pay for the tickets, so none can be chosen.':
    'Pembayaran ini bukan untuk tiketnya, jadi tidak ada tiket yang dapat dipilih.',
  'This payment does not belong to the order.': 'Pembayaran ini bukan milik pesanan ini.',
  'This phone may not scan any more. Add a new one.': 'Ponsel ini tidak boleh memindai lagi. Tambahkan yang baru.',
  'This phone may not scan any more. Ask a lead to add it again.':
    'Ponsel ini tidak boleh memindai lagi. Minta koordinator menambahkannya lagi.',
  'This referral code already exists': 'Kode referal ini sudah ada',
  'This refund does not wait for a confirmation any more.': 'Pengembalian dana ini tidak menunggu konfirmasi lagi.',
  'This refund is under way or has ended.': 'Pengembalian dana ini sedang berjalan atau sudah berakhir.',
  'This request was made before with other content.': 'Permintaan ini pernah dibuat dengan isi lain.',
  'This scan is of an earlier edition of the festival. It doesn’t count any more.':
    'Pemindaian ini dari edisi festival sebelumnya. Tidak dihitung lagi.',
  'This sort order or type is already used': 'Urutan atau jenis ini sudah dipakai',
  'This ticket is %{status}.': 'Status tiket ini: %{status}.',
  'This ticket is not checked in.': 'Tiket ini belum check-in.',
  'This ticket is not on sale.': 'Tiket ini tidak dijual.',
  'This ticket type has orders and cannot be deleted. Make it unavailable instead.':
    'Jenis tiket ini punya pesanan dan tidak dapat dihapus. Jadikan tidak tersedia saja.',
  'This ticket was checked in again since. Please look at it again.':
    'Tiket ini sudah check-in lagi sejak itu. Lihat lagi tiketnya.',
  'This ticket was checked in or changed in the meantime. Please reload and try again.':
    'Tiket ini sudah check-in atau diubah sementara itu. Muat ulang dan coba lagi.',
  'This ticket was refunded.': 'Dana tiket ini sudah dikembalikan.',
  'This type already exists': 'Jenis ini sudah ada',
  'Ticket berhasil direset menjadi VALID.': 'Tiket berhasil direset menjadi VALID.',
  'Ticket not found.': 'Tiket tidak ditemukan.',
  'Ticket quantity must be between 1 and %{MANUAL_ORDER_MAX_QUANTITY}':
    'Jumlah tiket harus antara 1 dan %{MANUAL_ORDER_MAX_QUANTITY}',
  'Ticket type deleted.': 'Jenis tiket dihapus.',
  'Ticket type not found.': 'Jenis tiket tidak ditemukan.',
  'Tickets for this category are sold out.': 'Tiket untuk kategori ini habis terjual.',
  'Too many orders wait to be asked about': 'Terlalu banyak pesanan menunggu untuk ditanyakan',
  'Type %{word} to confirm.': 'Ketik %{word} untuk mengonfirmasi.',
  'Type may hold lower-case letters, digits and single dashes':
    'Jenis hanya boleh berisi huruf kecil, angka, dan satu tanda hubung di antaranya',
  'Type the ticket code to confirm.': 'Ketik kode tiket untuk mengonfirmasi.',
  'Unknown ticket type': 'Jenis tiket tidak dikenal',
  'What had not arrived is sent to this address.': 'Yang belum sampai dikirim ke alamat ini.',
  'You cannot confirm this refund: one of you, you or the person who recorded it, made the other’s account or reset its password or two-factor authentication.':
    'Anda tidak dapat mengonfirmasi pengembalian dana ini: salah satu dari Anda dan pencatatnya membuat akun yang lain, atau mengatur ulang kata sandi atau autentikasi dua langkahnya.',
  'You cannot confirm this refund: your account had no two-factor authentication when it was recorded. Turn it on for the next one.':
    'Anda tidak dapat mengonfirmasi pengembalian dana ini: akun Anda belum memakai autentikasi dua langkah saat dicatat. Aktifkan untuk yang berikutnya.',
  'You cannot confirm this refund: your account was made after it was recorded.':
    'Anda tidak dapat mengonfirmasi pengembalian dana ini: akun Anda dibuat setelah dicatat.',
  'You cannot confirm this refund: your password was set by a link after it was recorded.':
    'Anda tidak dapat mengonfirmasi pengembalian dana ini: kata sandi Anda dibuat lewat tautan setelah dicatat.',
  'You requested this refund: withdraw it instead.': 'Anda yang meminta pengembalian dana ini: tarik saja.',
};
