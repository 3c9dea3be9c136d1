import { clearingStaleTexts } from './stale-texts.js';

const ROW = {
  title: 'Night',
  titleIndonesian: 'Malam' as string | null,
  tale: 'Kisah',
  taleEnglish: 'Tale',
  link: '/',
};

it.each([
  [{ title: 'Day' }, { title: 'Day', titleIndonesian: null }],
  [{ tale: 'Cerita' }, { tale: 'Cerita', taleEnglish: null }],
  [
    { title: 'Night', link: '/event' },
    { title: 'Night', link: '/event' },
  ],
  [
    { title: 'Day', titleIndonesian: 'Hari' },
    { title: 'Day', titleIndonesian: 'Hari' },
  ],
  [{ titleIndonesian: null }, { titleIndonesian: null }],
  [{ link: '/event' }, { link: '/event' }],
])('%j', (changes, expected) => {
  expect(clearingStaleTexts(ROW, changes)).toEqual(expected);
});
