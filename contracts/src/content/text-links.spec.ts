import { shownText, textLinks } from './text-links.js';

const links = (text: string) => textLinks(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));
const plain = (address: string) => [address, address];

it.each([
  ['Write to https://wa.me/6281?text=a%20b.', [plain('https://wa.me/6281?text=a%20b')]],
  ['(see http://example.com/a), or https://example.com', [plain('http://example.com/a'), plain('https://example.com')]],
  ['“https://example.com”', [plain('https://example.com')]],
  ['On [the ticket page](/ticket).', [['the ticket page', '/ticket']]],
  [
    '[us](https://example.com/a) or [mail](mailto:a@example.com) or [call](tel:+62812345)',
    [
      ['us', 'https://example.com/a'],
      ['mail', 'mailto:a@example.com'],
      ['call', 'tel:+62812345'],
    ],
  ],
  ['[here](javascript:alert) [there](//example.com) javascript:alert(1) ftp://example.com', []],
  ['https://user@evil.example [x](https://us@evil.example) [y](data:text/html,x) https://', []],
  ['<b>bold</b> <img src=x onerror=alert(1)>', []],
  ['', []],
])('"%s" links to %p', (text, found) => {
  expect(links(text)).toEqual(found);
});

it.each([
  ['[Press](//evil.example)!', ['Press', '!']],
  ['https://user@evil.example.', ['https://user@evil.example', '.']],
  ['[Press](javascript:alert(1))', ['[Press](javascript:alert(1))']],
])('what is no link leaves its words: %s', (text, shown) => {
  expect(textLinks(text).map((part) => part.text)).toEqual(shown);
});

it('loses nothing of the text', () => {
  const text = 'Yes:\n- https://example.com/a.\n- [here](javascript:alert) and [there](/ticket) so on';
  const sources = textLinks(text).map(({ source }) => source);
  expect(sources).toEqual([
    'Yes:\n- ',
    'https://example.com/a',
    '.\n- ',
    '[here](javascript:alert)',
    ' and ',
    '[there](/ticket)',
    ' so on',
  ]);
  expect(sources.join('')).toBe(text);
});

it.each([
  ['https://wa.me/6281?text=a%20b', 'wa.me/6281'],
  ['https://www.example.com/', 'example.com'],
  ['http://example.com/a#b', 'example.com/a'],
  ['[the ticket page](/ticket?a=b)', 'the ticket page'],
  ['Just words?', 'Just words?'],
  ['https://user@evil.example?x', 'https://user@evil.example?x'],
])('%s is read as %s', (text, shown) => {
  expect(textLinks(text).map(shownText)).toEqual([shown]);
});
