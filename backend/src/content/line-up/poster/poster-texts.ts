export const POSTER_TEXTS = {
  none: 'Name at least one act of the line-up',
  language: 'The language must be en or id',
  busy: 'Many pictures are being painted at this moment. Try again in a few seconds.',
  notHere: 'Pictures can’t be painted on this server.',
} as const;
