import { cssBackgroundOf } from '../css-background.js';
import { isSafeImage, isSafeLink } from '../safe-address.js';
import { builtInClosingSection } from './closing-section.js';
import { BUILT_IN_DIVISIONS } from './divisions.js';

it('has fifteen divisions, each told in full', () => {
  expect(BUILT_IN_DIVISIONS.map(({ key }) => key)).toEqual([
    'council',
    'events',
    'competition',
    'consumption',
    'website',
    'visual',
    'documentation',
    'publication',
    'decoration',
    'security',
    'equipment',
    'sponsor',
    'media-partner',
    'finance',
    'ticketing',
  ]);
  const texts = BUILT_IN_DIVISIONS.flatMap(({ name, title, description1, description2 }) => [
    name,
    title,
    description1,
    description2,
  ]);
  expect(texts.filter((text) => !text.trim())).toEqual([]);
  expect(new Set(texts).size).toBe(60);
});

it('promotes E-Ulympic in the edition’s year', () => {
  const closing = builtInClosingSection(2027);
  expect(closing.content_text).toMatch(/6-16 May 2027\n/);
  expect(closing.content_text).toMatch(/19-23 May 2027\n/);
  expect(closing.content_text).toMatch(/64 teams/);
  expect([isSafeLink(closing.button1_link), isSafeLink(closing.button2_link)]).toEqual([true, true]);
  // To the event that it calls to, and to all of them.
  expect([closing.button1_link, closing.button2_link]).toEqual(['/event/eulympic', '/event']);
  expect([isSafeImage(closing.image_url), cssBackgroundOf(closing.image_url)]).toEqual([true, closing.image_url]);
});
