import type { Dictionary } from '../t';

/** What the server says of accounts and signing in. */
export const SERVER_ACCOUNTS: Dictionary = {
  'Account not found.': 'Akun tidak ditemukan.',
  'An account with this email exists already': 'Akun dengan email ini sudah ada',
  'CSRF token mismatch. Please refresh the page and try again.':
    'Token CSRF tidak cocok. Muat ulang halaman dan coba lagi.',
  'Current password is incorrect': 'Kata sandi saat ini salah',
  'Email addresses do not match': 'Alamat email tidak sama',
  'Email format is invalid': 'Format email tidak valid',
  'Email or password is incorrect.': 'Email atau kata sandi salah.',
  'Email updated.': 'Email diubah.',
  'For your own account use your own menu.': 'Untuk akun Anda sendiri gunakan menu Anda sendiri.',
  'Full name holds characters that can not be read': 'Nama lengkap berisi karakter yang tidak dapat dibaca',
  'Full name must be at most %{NAME_MAX_LENGTH} characters': 'Nama lengkap paling panjang %{NAME_MAX_LENGTH} karakter',
  'New password is required': 'Kata sandi baru wajib diisi',
  'New password must be at least 12 characters long': 'Kata sandi baru minimal 12 karakter',
  'New password must be at most %{MAX_PASSWORD_LENGTH} characters long':
    'Kata sandi baru paling panjang %{MAX_PASSWORD_LENGTH} karakter',
  'New password must be different from current password': 'Kata sandi baru harus berbeda dari kata sandi saat ini',
  'Please log in to continue.': 'Silakan masuk untuk melanjutkan.',
  'Set up two-factor authentication first.': 'Siapkan dulu autentikasi dua langkah.',
  'Signed out.': 'Sudah keluar.',
  'The account is active again. Deactivate it first, then repeat.':
    'Akun ini aktif lagi. Nonaktifkan dulu, lalu ulangi.',
  'This account is not active. Reactivate it first.': 'Akun ini tidak aktif. Aktifkan lagi dulu.',
  'This account was': 'Akun ini',
  'This code is wrong or was used already': 'Kode ini salah atau sudah dipakai',
  'This is the address of an active account. Deactivate it first.': 'Ini alamat akun yang aktif. Nonaktifkan dulu.',
  'This is the last active Super Admin with a password. Make somebody else one first.':
    'Ini Super Admin aktif terakhir yang punya kata sandi. Jadikan orang lain Super Admin dulu.',
  'This link is no longer valid. Ask a Super Admin for a new one.':
    'Tautan ini tidak berlaku lagi. Minta yang baru kepada Super Admin.',
  'This password was found in known data breaches. Please choose another one.':
    'Kata sandi ini ditemukan dalam kebocoran data yang diketahui. Pilih yang lain.',
  'This session has ended already.': 'Sesi ini sudah berakhir.',
  'Turn two-factor authentication on for your own account first.':
    'Aktifkan dulu autentikasi dua langkah untuk akun Anda sendiri.',
  'Two-factor authentication is on already.': 'Autentikasi dua langkah sudah aktif.',
  'You cannot deactivate your own account.': 'Anda tidak dapat menonaktifkan akun Anda sendiri.',
  'You do not have permission to do this.': 'Anda tidak punya izin untuk melakukan ini.',
  'Your password is set. You can sign in now.': 'Kata sandi Anda tersimpan. Anda dapat masuk sekarang.',
  'Your role must have two-factor authentication.': 'Peran Anda wajib memakai autentikasi dua langkah.',
};
