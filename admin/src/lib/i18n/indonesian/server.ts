import type { Dictionary } from '../t';

/** What the server says of records, accounts and content. */
export const SERVER: Dictionary = {
  'Account not found.': 'Akun tidak ditemukan.',
  'Act deleted.': 'Penampil dihapus.',
  'Address not found.': 'Alamat tidak ditemukan.',
  'An account with this email exists already': 'Akun dengan email ini sudah ada',
  'Animated pictures can’t be uploaded. Choose a still one.':
    'Gambar bergerak tidak dapat diunggah. Pilih gambar diam.',
  'Another closing section was made active at the same moment. Please try again.':
    'Bagian penutup lain diaktifkan pada saat yang sama. Silakan coba lagi.',
  'Archive video deleted.': 'Video arsip dihapus.',
  'Audit entry not found.': 'Catatan audit tidak ditemukan.',
  'Category is required': 'Kategori wajib dipilih',
  'Choose a CSV file.': 'Pilih berkas CSV.',
  'Choose a picture to upload.': 'Pilih gambar untuk diunggah.',
  'Choose the column of the %{label}.': 'Pilih kolom untuk %{label}.',
  'Choose the columns.': 'Pilih kolomnya.',
  'Closing section deleted.': 'Bagian penutup dihapus.',
  'Countdown event deleted.': 'Acara hitung mundur dihapus.',
  'CSRF token mismatch. Please refresh the page and try again.':
    'Token CSRF tidak cocok. Muat ulang halaman dan coba lagi.',
  'Current password is incorrect': 'Kata sandi saat ini salah',
  'Discount code deleted.': 'Kode diskon dihapus.',
  'Discount code is required': 'Kode diskon wajib diisi',
  'Discount code must be at least 4 characters': 'Kode diskon minimal 4 karakter',
  'Email addresses do not match': 'Alamat email tidak sama',
  'Email format is invalid': 'Format email tidak valid',
  'Email or password is incorrect.': 'Email atau kata sandi salah.',
  'Email updated.': 'Email diubah.',
  'End must be after the start': 'Akhir harus setelah awal',
  'End needs a start': 'Akhir memerlukan awal',
  'Event deleted.': 'Acara dihapus.',
  'Event page not found.': 'Halaman acara tidak ditemukan.',
  'For your own account use your own menu.': 'Untuk akun Anda sendiri gunakan menu Anda sendiri.',
  'Full name holds characters that can not be read': 'Nama lengkap berisi karakter yang tidak dapat dibaca',
  'Full name must be at most %{NAME_MAX_LENGTH} characters': 'Nama lengkap paling panjang %{NAME_MAX_LENGTH} karakter',
  'Guest star deleted.': 'Bintang tamu dihapus.',
  'Invalid status. Allowed: %{value1}': 'Status tidak valid. Yang boleh: %{value1}',
  'It could not be asked about; the log says why.': 'Tidak dapat ditanyakan; sebabnya ada di log.',
  'It could not be compared; the log says why.': 'Tidak dapat dibandingkan; sebabnya ada di log.',
  'Knowledge entry not found.': 'Entri pengetahuan tidak ditemukan.',
  'Many pictures are being uploaded at this moment. Try again in a few seconds.':
    'Banyak gambar sedang diunggah saat ini. Coba lagi dalam beberapa detik.',
  'Merchandise bundle deleted.': 'Paket merchandise dihapus.',
  'Merchandise item deleted.': 'Barang merchandise dihapus.',
  'Name holds characters that can not be read.': 'Nama berisi karakter yang tidak dapat dibaca.',
  'Name must be at most 190 characters': 'Nama paling panjang 190 karakter',
  'Network response was not ok.': 'Jawaban jaringan tidak beres.',
  'New password is required': 'Kata sandi baru wajib diisi',
  'New password must be at least 12 characters long': 'Kata sandi baru minimal 12 karakter',
  'New password must be at most %{MAX_PASSWORD_LENGTH} characters long':
    'Kata sandi baru paling panjang %{MAX_PASSWORD_LENGTH} karakter',
  'New password must be different from current password': 'Kata sandi baru harus berbeda dari kata sandi saat ini',
  'Not enough seats left in %{header}: %{needed} needed, %{value3} left.':
    'Sisa tempat di %{header} tidak cukup: perlu %{needed}, tersisa %{value3}.',
  'Other files are being made. Please try again in a moment.': 'Berkas lain sedang dibuat. Coba lagi sebentar lagi.',
  'Password confirmation does not match': 'Ulangan kata sandi tidak sama',
  'Password confirmation is required': 'Ulangan kata sandi wajib diisi',
  'Password is not strong enough. Please follow the requirements below.':
    'Kata sandi kurang kuat. Ikuti syarat di bawah.',
  'Password is required': 'Kata sandi wajib diisi',
  'Password must be at least 6 characters': 'Kata sandi minimal 6 karakter',
  'Password must be at most %{MAX_PASSWORD_LENGTH} characters':
    'Kata sandi paling panjang %{MAX_PASSWORD_LENGTH} karakter',
  'Phone not found.': 'Ponsel tidak ditemukan.',
  'Phone number is required': 'Nomor telepon wajib diisi',
  'Phones are good until six hours after the festival.': 'Ponsel berlaku sampai enam jam setelah festival.',
  'Picture deleted.': 'Gambar dihapus.',
  'Pictures can’t be uploaded on this server. Paste a URL instead.':
    'Gambar tidak dapat diunggah di server ini. Tempel URL saja.',
  'Please acknowledge and type CREATE to proceed.': 'Centang pernyataannya dan ketik CREATE untuk melanjutkan.',
  'Please confirm your email address': 'Ulangi alamat email Anda',
  'Please enter a valid email address': 'Masukkan alamat email yang valid',
  'Please enter an e-mail address.': 'Masukkan alamat email.',
  'Please log in to continue.': 'Silakan masuk untuk melanjutkan.',
  'Please say why.': 'Sebutkan alasannya.',
  'Quantity must be between 1 and 10': 'Jumlah harus antara 1 dan 10',
  'Receipt sent successfully.': 'Bukti pembayaran berhasil dikirim.',
  'Reference "%{reference}" already stands in row %{earlier}. Choose a column that differs in each row.':
    'Referensi "%{reference}" sudah ada di baris %{earlier}. Pilih kolom yang berbeda di setiap baris.',
  'Referral code deleted.': 'Kode referal dihapus.',
  'Referral code is required': 'Kode referal wajib diisi',
  'Referral code must be at least 4 characters': 'Kode referal minimal 4 karakter',
  'Run %{runId} no longer finds it.': 'Pemeriksaan %{runId} tidak menemukannya lagi.',
  'Say what was done about it.': 'Sebutkan apa yang sudah dilakukan.',
  'Set up two-factor authentication first.': 'Siapkan dulu autentikasi dua langkah.',
  'Signed out.': 'Sudah keluar.',
  'Something went wrong on our end. Please try again later.':
    'Terjadi kesalahan di pihak kami. Silakan coba lagi nanti.',
  'Status updated and sync locked.': 'Status diubah dan sinkronisasi dikunci.',
  'Target date must be a date and time': 'Tanggal tujuan harus berupa tanggal dan jam',
  'The account is active again. Deactivate it first, then repeat.':
    'Akun ini aktif lagi. Nonaktifkan dulu, lalu ulangi.',
  'The bank has taken this money back.': 'Bank sudah menarik uang ini kembali.',
  'The field %{field} is not allowed.': 'Kolom %{field} tidak diizinkan.',
  'The file has more than %{MAX_COLUMNS} columns.': 'Berkas punya lebih dari %{MAX_COLUMNS} kolom.',
  'The file has more than %{value1} rows. Split it.': 'Berkas punya lebih dari %{value1} baris. Pecah berkasnya.',
  'The given data was invalid.': 'Data yang diberikan tidak valid.',
  'The next festival is being prepared. Please come back in a few minutes.':
    'Festival berikutnya sedang disiapkan. Kembali lagi dalam beberapa menit.',
  'The picture can’t be read: the file is damaged or incomplete.':
    'Gambar tidak dapat dibaca: berkasnya rusak atau tidak lengkap.',
  'The picture is too large: at most %{value1} pixels a side and %{value2} megapixels.':
    'Gambar terlalu besar: paling banyak %{value1} piksel per sisi dan %{value2} megapiksel.',
  'The picture is too large: with 16 bits a colour at most %{value1} megapixels. Save it with 8 bits.':
    'Gambar terlalu besar: dengan 16 bit per warna paling banyak %{value1} megapiksel. Simpan dengan 8 bit.',
  'The reason can be at most %{REASON_MAX_LENGTH} characters long.':
    'Alasan paling panjang %{REASON_MAX_LENGTH} karakter.',
  'The request is too large.': 'Permintaan terlalu besar.',
  'The request took too long.': 'Permintaan terlalu lama.',
  'The request was refused.': 'Permintaan ditolak.',
  'The secret code is required.': 'Kode rahasia wajib diisi.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Layanan sementara tidak tersedia. Coba lagi sebentar lagi.',
  'There is no room left for pictures on the server. Free some disk space, then try again.':
    'Tidak ada ruang lagi untuk gambar di server. Kosongkan sebagian disk, lalu coba lagi.',
  'There may be at most %{MAX_ACTS} acts': 'Paling banyak %{MAX_ACTS} penampil',
  'There may be at most %{MAX_GUEST_STARS} guest stars': 'Paling banyak %{MAX_GUEST_STARS} bintang tamu',
  'These questions hold numbers or addresses. Write a phrase without them.':
    'Pertanyaan ini berisi nomor atau alamat. Tulis frasa tanpa itu.',
  'This account is not active. Reactivate it first.': 'Akun ini tidak aktif. Aktifkan lagi dulu.',
  'This code is wrong or was used already': 'Kode ini salah atau sudah dipakai',
  'This event key is already used': 'Kunci acara ini sudah dipakai',
  'This guest star already has an act': 'Bintang tamu ini sudah punya penampilan',
  'This guest star does not exist': 'Bintang tamu ini tidak ada',
  'This is another address.': 'Ini alamat lain.',
  'This is not a CSV file. Save the spreadsheet as CSV first.':
    'Ini bukan berkas CSV. Simpan lembar kerja sebagai CSV dulu.',
  'This is the address of an active account. Deactivate it first.': 'Ini alamat akun yang aktif. Nonaktifkan dulu.',
  'This is the last active Super Admin with a password. Make somebody else one first.':
    'Ini Super Admin aktif terakhir yang punya kata sandi. Jadikan orang lain Super Admin dulu.',
  'This item is not handed out here.': 'Barang ini tidak dibagikan di sini.',
  'This key is already used': 'Kunci ini sudah dipakai',
  'This link is no longer valid. Ask a Super Admin for a new one.':
    'Tautan ini tidak berlaku lagi. Minta yang baru kepada Super Admin.',
  'This password was found in known data breaches. Please choose another one.':
    'Kata sandi ini ditemukan dalam kebocoran data yang diketahui. Pilih yang lain.',
  'This picture is not there.': 'Gambar ini tidak ada.',
  'This picture is still shown by %{named}%{more}. Take it out there first.':
    'Gambar ini masih ditampilkan oleh %{named}%{more}. Keluarkan dulu dari sana.',
  'This question is not unanswered any more.': 'Pertanyaan ini tidak lagi tanpa jawaban.',
  'This restore was dealt with already.': 'Pemulihan ini sudah ditangani.',
  'This session has ended already.': 'Sesi ini sudah berakhir.',
  'This time is over.': 'Waktu ini sudah lewat.',
  'Too many requests. Please wait a moment and try again.': 'Terlalu banyak permintaan. Tunggu sebentar dan coba lagi.',
  'Turn two-factor authentication on for your own account first.':
    'Aktifkan dulu autentikasi dua langkah untuk akun Anda sendiri.',
  'Two-factor authentication is on already.': 'Autentikasi dua langkah sudah aktif.',
  'Unknown error occurred.': 'Terjadi kesalahan yang tidak diketahui.',
  'Uses recalculated. Codes corrected: %{value1}.': 'Pemakaian dihitung ulang. Kode diperbaiki: %{value1}.',
  'Video ID or URL is not valid': 'ID atau URL video tidak valid',
  'Video ID or URL is required': 'ID atau URL video wajib diisi',
  'You cannot deactivate your own account.': 'Anda tidak dapat menonaktifkan akun Anda sendiri.',
  'You do not have permission to do this.': 'Anda tidak punya izin untuk melakukan ini.',
  'Your password is set. You can sign in now.': 'Kata sandi Anda tersimpan. Anda dapat masuk sekarang.',
  'Your role must have two-factor authentication.': 'Peran Anda wajib memakai autentikasi dua langkah.',
};
