import type { Dictionary } from '../t';

/** What the server says of orders, money and tickets. */
export const SERVER_SALES: Dictionary = {
  '%{ready} rows are ready to import now. Please check the file again.':
    'Sekarang %{ready} baris siap diimpor. Periksa berkas lagi.',
  'A lead’s phone shows names. Ask somebody who may see tickets in the back office to add it.':
    'Ponsel koordinator menampilkan nama. Minta orang yang boleh melihat tiket di portal admin untuk menambahkannya.',
  'A pending ticket cannot be reset.': 'Tiket yang menunggu tidak dapat diatur ulang.',
  'A reconciliation is already running.': 'Rekonsiliasi sedang berjalan.',
  'A second person must confirm this refund.': 'Orang kedua harus mengonfirmasi pengembalian dana ini.',
  'Amount paid must be a whole number of rupiah, 0 or more.':
    'Jumlah dibayar harus bilangan bulat rupiah, 0 atau lebih.',
  'At most %{value1} can still be refunded.': 'Paling banyak %{value1} yang masih dapat dikembalikan.',
  'Berhasil reset %{count} tiket': 'Berhasil reset %{count} tiket',
  'Check-in taken back.': 'Check-in dibatalkan.',
  'Choose a ticket type.': 'Pilih jenis tiket.',
  'Choose the payment to refund.': 'Pilih pembayaran yang dikembalikan.',
  'Choose tickets of this order.': 'Pilih tiket dari pesanan ini.',
  'Difference not found.': 'Perbedaan tidak ditemukan.',
  'Failed to import orders': 'Gagal mengimpor pesanan',
  'Final amount must be a whole number of rupiah, 0 or more': 'Jumlah akhir harus bilangan bulat rupiah, 0 atau lebih',
  'Gagal reset ticket': 'Gagal reset tiket',
  'Gagal reset tiket': 'Gagal reset tiket',
  'Imported %{imported} order(s).': '%{imported} pesanan diimpor.',
  'Invalid discount code': 'Kode diskon tidak valid',
  'Invalid referral code': 'Kode referal tidak valid',
  'Kode rahasia salah': 'Kode rahasia salah',
  'Kode rahasia salah. Aksi dibatalkan.': 'Kode rahasia salah. Aksi dibatalkan.',
  'Line %{line} has no order ID.': 'Baris %{line} tidak punya ID pesanan.',
  'Line %{line} has no status.': 'Baris %{line} tidak punya status.',
  'Line %{value1} has not as many cells as the first line.':
    'Jumlah sel baris %{value1} tidak sama dengan baris pertama.',
  'Manual order created as paid (sync locked).': 'Pesanan manual dibuat sebagai sudah dibayar (sinkronisasi dikunci).',
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
  'Please enter a valid phone number': 'Masukkan nomor telepon yang valid',
  'Reference "%{reference}" was imported before with other data: order %{value2}.':
    'Referensi "%{reference}" pernah diimpor dengan data lain: pesanan %{value2}.',
  'Reference "%{reference}" was imported before: order %{orderNumber}.':
    'Referensi "%{reference}" pernah diimpor: pesanan %{orderNumber}.',
  'Reference "%{reference}" was imported in an earlier edition of the festival. Is this the form of this year? Then choose a column that differs from year to year, such as the time.':
    'Referensi "%{reference}" sudah diimpor pada edisi festival sebelumnya. Apakah ini formulir tahun ini? Jika ya, pilih kolom yang berbeda setiap tahun, misalnya waktu.',
  'Refund not found.': 'Pengembalian dana tidak ditemukan.',
  'Refund recorded.': 'Pengembalian dana dicatat.',
  'Refund requested. Nothing is sent yet.': 'Pengembalian dana diminta. Belum ada yang dikirim.',
  'Rows of buyers who were erased can’t be told from new ones since SECRET_KEY was changed. Start the festival with the SECRET_KEY of before as SECRET_KEY_OLD, then import again.':
    'Baris pembeli yang sudah dihapus tidak dapat dibedakan dari yang baru sejak SECRET_KEY diganti. Jalankan festival dengan SECRET_KEY sebelumnya sebagai SECRET_KEY_OLD, lalu impor lagi.',
  'Somebody else requested this refund: decline it instead.':
    'Orang lain yang meminta pengembalian dana ini: tolak saja.',
  'Support WhatsApp number must be a phone number': 'Nomor WhatsApp bantuan harus berupa nomor telepon',
  'Sync unlocked.': 'Kunci sinkronisasi dibuka.',
  'Synced %{count} ticket(s).': '%{count} tiket disinkronkan.',
  'The amount in line %{line} is not a whole number of rupiah.': 'Jumlah di baris %{line} bukan bilangan bulat rupiah.',
  'The amount must be a whole number of rupiah, 0 or more; none turns the limit off':
    'Jumlahnya harus bilangan bulat rupiah, 0 atau lebih; kosong mematikan batas',
  'The buyer has opened no payment yet, so nothing was asked.':
    'Pembeli belum membuka pembayaran, jadi tidak ada yang ditanyakan.',
  'The data of this buyer were erased.': 'Data pembeli ini sudah dihapus.',
  'The file is empty: its first line must name the columns.':
    'Berkas kosong: baris pertamanya harus berisi nama kolom.',
  'The first line must name the columns; missing: %{value1}.':
    'Baris pertama harus berisi nama kolom; belum ada: %{value1}.',
  'The order ID in line %{line} is too long.': 'ID pesanan di baris %{line} terlalu panjang.',
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
  'The provider did not answer: it is not known whether the money went back.':
    'Penyedia tidak menjawab: belum diketahui apakah uangnya kembali.',
  'The reason is no longer kept.': 'Alasannya tidak disimpan lagi.',
  'There is no referral code "%{value1}".': 'Tidak ada kode referal "%{value1}".',
  'There is no ticket type "%{value1}".': 'Tidak ada jenis tiket "%{value1}".',
  'There is no time left to pay this order. Please cancel it and create a new order.':
    'Waktu untuk membayar pesanan ini sudah habis. Batalkan dan buat pesanan baru.',
  'There is nothing to import in this file.': 'Tidak ada yang dapat diimpor dari berkas ini.',
  'There is nothing to pay for this order.': 'Tidak ada yang perlu dibayar untuk pesanan ini.',
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
  'This is no phone number.': 'Ini bukan nomor telepon.',
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
  'This phone may not scan any more. Add a new one.': 'Ponsel ini tidak boleh memindai lagi. Tambahkan yang baru.',
  'This phone may not scan any more. Ask a lead to add it again.':
    'Ponsel ini tidak boleh memindai lagi. Minta koordinator menambahkannya lagi.',
  'This referral code already exists': 'Kode referal ini sudah ada',
  'This scan is of an earlier edition of the festival. It doesn’t count any more.':
    'Pemindaian ini dari edisi festival sebelumnya. Tidak dihitung lagi.',
  'This ticket is not checked in.': 'Tiket ini belum check-in.',
  'This ticket is not on sale.': 'Tiket ini tidak dijual.',
  'This ticket was checked in again since. Please look at it again.':
    'Tiket ini sudah check-in lagi sejak itu. Lihat lagi tiketnya.',
  'This ticket was checked in or changed in the meantime. Please reload and try again.':
    'Tiket ini sudah check-in atau diubah sementara itu. Muat ulang dan coba lagi.',
  'This ticket was refunded.': 'Dana tiket ini sudah dikembalikan.',
  'Ticket berhasil direset menjadi VALID.': 'Tiket berhasil direset menjadi VALID.',
  'Ticket quantity must be between 1 and %{MANUAL_ORDER_MAX_QUANTITY}':
    'Jumlah tiket harus antara 1 dan %{MANUAL_ORDER_MAX_QUANTITY}',
  'Tickets for this category are sold out.': 'Tiket untuk kategori ini habis terjual.',
  'Type the ticket code to confirm.': 'Ketik kode tiket untuk mengonfirmasi.',
  'Unknown ticket type': 'Jenis tiket tidak dikenal',
};
