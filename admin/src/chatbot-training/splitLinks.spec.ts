import { splitLinks } from './splitLinks';

const links = (text: string) => splitLinks(text).flatMap(({ part, href }) => (href ? [[part, href]] : []));
const plain = (address: string) => [address, address];

it.each([
  ['Write to https://wa.me/6281?text=a%20b.', [plain('https://wa.me/6281?text=a%20b')]],
  ['(see http://example.com/a), or https://example.com', [plain('http://example.com/a'), plain('https://example.com')]],
  ['On [the ticket page](/ticket).', [['the ticket page', '/ticket']]],
  [
    '[us](https://example.com/a) or [mail](mailto:a@example.com)',
    [
      ['us', 'https://example.com/a'],
      ['mail', 'mailto:a@example.com'],
    ],
  ],
  ['[here](javascript:alert) [there](//example.com) javascript:alert(1) ftp://example.com', []],
  ['', []],
])('"%s" links to %p', (text, found) => {
  expect(links(text)).toEqual(found);
});

it('loses nothing of the text, also of what is no link', () => {
  const text = 'Yes:\n- https://example.com/a.\n- [here](javascript:alert) and so on';
  expect(splitLinks(text).map(({ part }) => part)).toEqual([
    'Yes:\n- ',
    'https://example.com/a',
    '.\n- [here](javascript:alert) and so on',
  ]);
});
