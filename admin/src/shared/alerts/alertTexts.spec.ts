import { INDONESIAN, OF_SERVER } from '../../lib/i18n/indonesian/indonesian';
import { translateBy } from '../../lib/i18n/t';

let texts: typeof import('./alertTexts');
beforeAll(async () => {
  translateBy(INDONESIAN, OF_SERVER);
  texts = await import('./alertTexts');
});

it('names an alert in words', () => {
  expect(texts.alertName('event_loop_slow')).toBe('Proses terlalu sibuk');
  expect(texts.alertName('new_one')).toBe('New one');
});

it.each([
  ['web: 0.35 s; worker: no mail can leave', 'web: 0.35 s; worker: tidak ada email yang bisa keluar'],
  ['reminders: 12, oldest 7 min; x: 3, oldest 9 min', 'Pengingat: 12, tertua 7 mnt; x: 3, tertua 9 mnt'],
  ['2, oldest 31 min', '2, tertua 31 mnt'],
  ['125 min old', 'umurnya 125 mnt'],
  ['backups: 300 MB free of 40000', 'cadangan: 300 MB kosong dari 40000'],
  ['all: 5 of 9 calls failed in two minutes', 'all: 5 dari 9 panggilan gagal dalam dua menit'],
  [
    'status-sync, expiry: not done for 75 s or longer',
    'status-sync, expiry: tidak dikerjakan selama 75 detik atau lebih',
  ],
  ['answers in 4 ms', 'menjawab dalam 4 ms'],
  ['something new', 'something new'],
])('%s', (english, indonesian) => {
  expect(texts.alertDetail(english)).toBe(indonesian);
});
