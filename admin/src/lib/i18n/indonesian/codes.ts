import type { Dictionary } from '../t';

/** States as the provider and the API name them. */
export const CODES: Dictionary = {
  authorize: 'menunggu konfirmasi',
  cancel: 'dibatalkan',
  cancelled: 'dibatalkan',
  capture: 'dibayar dengan kartu',
  chargeback: 'ditarik bank',
  completed: 'selesai',
  declined: 'ditolak',
  deny: 'ditolak',
  expire: 'kedaluwarsa',
  expired: 'kedaluwarsa',
  failed: 'gagal',
  failure: 'gagal',
  paid: 'dibayar',
  partial_chargeback: 'ditarik bank sebagian',
  partial_refund: 'dana dikembalikan sebagian',
  pending: 'menunggu',
  refund: 'dana dikembalikan',
  settlement: 'lunas',
  used: 'sudah dipakai',
  valid: 'valid',
  withdrawn: 'ditarik',
};
