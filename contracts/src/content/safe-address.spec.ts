import { isSafeImage, isSafeLink } from './safe-address.js';

const PICTURES = [
  'https://example.com/a.png',
  'HTTP://example.com',
  'https://example.com:8443/a%20b.png?x=1&y=2#top',
  'https://münchen.example/bild.png',
  'http://127.0.0.1:3000/a.png',
  '/images/hero.webp',
  '/',
  '/a//b',
];

const LINKS = ['mailto:hello@example.com', 'mailto:a@b.id?subject=Hi%20there', 'tel:+62-812-3456', 'TEL:(021)555'];

const REFUSED = [
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\0script:alert(1)',
  'java\u200bscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/a',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://festival.example@evil.example/',
  'https://user:password@evil.example/',
  'https://exa mple.com',
  'https://example.com/"onload="alert(1)',
  "https://example.com/'",
  'https://example.com/<b>',
  'https://example.com/\u202egnp.exe',
  'https://[bad/',
  'example.com',
  'images/hero.png',
  './hero.png',
  '#top',
  '?a=1',
];

it.each(PICTURES)('%j may be a picture and a link', (address) => {
  expect([isSafeImage(address), isSafeLink(address)]).toEqual([true, true]);
});

it.each(LINKS)('%j may be a link, not a picture', (address) => {
  expect([isSafeImage(address), isSafeLink(address)]).toEqual([false, true]);
});

it.each(REFUSED)('%j may be neither', (address) => {
  expect([isSafeImage(address), isSafeLink(address)]).toEqual([false, false]);
});

it.each(['mailto:', 'mailto:nobody', 'mailto:a@b.id"onclick="x', 'mailto:a@b\n.id', 'tel:', 'tel:javascript', 'tel:1'])(
  '%j may not be a link',
  (address) => expect(isSafeLink(address)).toBe(false),
);
