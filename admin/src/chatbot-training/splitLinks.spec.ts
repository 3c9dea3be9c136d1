import { splitLinks } from './splitLinks';

const links = (text: string) => splitLinks(text).flatMap(({ part, isLink }) => (isLink ? [part] : []));

it.each([
  ['Write to https://wa.me/6281?text=a%20b.', ['https://wa.me/6281?text=a%20b']],
  ['(see http://example.com/a), or https://example.com', ['http://example.com/a', 'https://example.com']],
  ['javascript:alert(1) and ftp://example.com', []],
  ['', []],
])('"%s" links to %p', (text, found) => {
  expect(links(text)).toEqual(found);
});

it('loses nothing of the text', () => {
  const text = 'Yes:\n- https://example.com/a.\n- and so on';
  expect(
    splitLinks(text)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
