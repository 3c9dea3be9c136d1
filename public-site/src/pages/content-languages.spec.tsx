import { LANGUAGE_COOKIE } from '@festival/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveSight } from '../lib/testing/browser-sight';
import { eventCard, eventPage, item } from '../testing/event-content';
import { CLOSING, countdownEvent, division, HERO, serveContent, SETTINGS, video } from '../testing/festival-content';
import { freshBrowser, ok, openSite } from '../testing/site';

beforeEach(() => {
  freshBrowser();
  giveSight();
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
});

const HALL = { ...SETTINGS, support_whatsapp: '62811', support_name: 'The desk' };
const both = (settings: object) => ({ 'GET /api/site-settings': () => ok({ ...HALL, ...settings }) });
const inEnglish = async () => userEvent.click(screen.getByRole('button', { name: 'EN: English' }));

it('the first page is in the visitor’s language wherever the editors wrote it in both', async () => {
  serveContent({
    ...both({ venue_indonesian: 'Pelabuhan Lama', support_name_indonesian: 'Loket' }),
    'GET /api/hero-section': () =>
      ok({
        ...HERO,
        title_text_indonesian: 'Pasar Malam',
        event_text_line1_indonesian: 'Lentera di atas air',
        event_text_line2_indonesian: '15 Maret',
      }),
    'GET /api/countdown-events': () =>
      ok([{ ...countdownEvent('The duel', '2099-01-01T00:00:00.000Z'), name_indonesian: 'Duel' }]),
    'GET /api/closing-section': () =>
      ok({
        ...CLOSING,
        head_text_indonesian: 'Satu tarian lagi',
        content_text_indonesian: 'Ajak temanmu.',
        button1_text_indonesian: 'Sampai jumpa',
        button2_text_indonesian: 'Baca lagi',
      }),
    'GET /api/event-upcoming-details': () =>
      ok([eventCard('ucare', { title_indonesian: 'Peduli', description_indonesian: '<p>Kisah peduli</p>' })]),
    'GET /api/merchandise': () =>
      ok({
        items: [item('Shirt', { name_indonesian: 'Kaus' })],
        bundles: [
          {
            id: 1,
            name: 'Duo',
            name_indonesian: null,
            price: '2',
            contents: 'two shirts',
            contents_indonesian: 'dua kaus',
            image: null,
            link: '',
          },
        ],
      }),
  });
  openSite('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasar Malam' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Satu tarian lagi' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Duel' })).toBeTruthy();
  await screen.findByText('dua kaus');
  const shown = () => document.body.textContent;
  const indonesian = [
    'Lentera di atas air',
    '15 Maret',
    'Pelabuhan Lama',
    'WhatsApp Loket',
    'Ajak temanmu.',
    'Sampai jumpa',
    'Baca lagi',
    'Peduli',
    'Kisah peduli',
    'Kaus',
    'Duo',
  ];
  const english = [
    'The Night Fair',
    'Lanterns on the water',
    'The Old Harbour',
    'WhatsApp The desk',
    'Bring a friend.',
    'See you there',
    'Read on',
    'Title of ucare',
    'Story of ucare',
    'Shirt',
    'two shirts',
    'The duel',
  ];
  for (const text of indonesian) expect(shown()).toContain(text);
  for (const text of english) expect(shown()).not.toContain(text);
  expect(screen.getByRole('button', { name: 'Peduli: balik kartunya' })).toBeTruthy();

  await inEnglish();
  for (const text of english) expect(shown()).toContain(text);
});

it('a text in one language only is shown in both', async () => {
  serveContent({
    'GET /api/hero-section': () => ok({ ...HERO, title_text_indonesian: '', event_text_line1_indonesian: null }),
    ...both({ venue_indonesian: null }),
  });
  openSite('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Night Fair' })).toBeTruthy();
  expect(screen.getByText('Lanterns on the water')).toBeTruthy();
  expect(screen.getByText('The Old Harbour')).toBeTruthy();
});

it('a division’s text is Indonesian, and English where there is one', async () => {
  const council = division('High Council', {
    name_indonesian: 'Dewan Tua',
    title_indonesian: 'Para Tetua',
    description1: 'Pemegang aturan.',
    description1_english: 'Keepers of the rules.',
    description2: 'Suara Mahkota.',
  });
  serveContent({
    'GET /api/divisions': () => ok([council]),
    'GET /api/archive-videos': () => ok([{ ...video(1, 'The first fair'), title_indonesian: 'Pasar pertama' }]),
  });
  openSite('/about');
  const panel = await screen.findByRole('tabpanel', { name: 'Dewan Tua' });
  for (const text of ['Para Tetua', 'Pemegang aturan.', 'Suara Mahkota.']) {
    expect(within(panel).getByText(text)).toBeTruthy();
  }
  expect(await screen.findByRole('button', { name: 'Putar video: Pasar pertama' })).toBeTruthy();
  await inEnglish();
  const english = await screen.findByRole('tabpanel', { name: 'High Council' });
  for (const text of ['The High Council title', 'Keepers of the rules.', 'Suara Mahkota.']) {
    expect(within(english).getByText(text)).toBeTruthy();
  }
});

it('an event’s story and the line-up’s hidden stars are in Indonesian', async () => {
  serveContent({
    'GET /api/event-pages/ucare': () => ok(eventPage()),
    'GET /api/event-upcoming-details': () =>
      ok([eventCard('ucare', { description_indonesian: '<p>Kisah peduli</p>' })]),
  });
  openSite('/event/ucare');
  expect(await screen.findByText('Kisah peduli')).toBeTruthy();
  expect(screen.queryByText('Story of ucare')).toBeNull();
});

it('a star that isn’t revealed is announced in the visitor’s language', async () => {
  serveContent();
  openSite('/ticket');
  expect(await screen.findAllByText('Segera Diumumkan')).toHaveLength(2);
  await inEnglish();
  expect(screen.getAllByText('Coming Soon').length).toBeGreaterThanOrEqual(2);
});
