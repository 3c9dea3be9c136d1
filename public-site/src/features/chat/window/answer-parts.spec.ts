import { answerParts } from './answer-parts';

test('lines, paragraphs and lists', () => {
  expect(answerParts('One\nTwo\n\nThree\n- a\n- b\nEnd')).toEqual([
    { kind: 'lines', lines: [[{ text: 'One' }], [{ text: 'Two' }]] },
    { kind: 'lines', lines: [[{ text: 'Three' }]] },
    { kind: 'list', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'lines', lines: [[{ text: 'End' }]] },
  ]);
});

test.each([
  ['See [tickets](/ticket), please', [{ text: 'See ' }, { text: 'tickets', href: '/ticket' }, { text: ', please' }]],
  ['[Mail](mailto:a@b.co)', [{ text: 'Mail', href: 'mailto:a@b.co' }]],
  ['[Call](tel:+62812345)', [{ text: 'Call', href: 'tel:+62812345' }]],
  [
    'Ask https://wa.me/62812?text=a%20b.',
    [{ text: 'Ask ' }, { text: 'wa.me/62812', href: 'https://wa.me/62812?text=a%20b' }, { text: '.' }],
  ],
  [
    '(https://www.example.org/)',
    [{ text: '(' }, { text: 'example.org', href: 'https://www.example.org/' }, { text: ')' }],
  ],
  ['[Press](javascript:alert(1))', [{ text: '[Press](javascript:alert(1))' }]],
  ['[Press](data:text/html,x)', [{ text: 'Press' }]],
  ['[Press](//evil.example)', [{ text: 'Press' }]],
  ['[Press](https://us@evil.example)', [{ text: 'Press' }]],
  ['https://user@evil.example', [{ text: 'https://user@evil.example' }]],
  ['It costs Rp 77.000, or IDR 77,000', [{ text: 'It costs Rp\u00a077.000, or IDR\u00a077,000' }]],
  ['<b>bold</b> <img src=x onerror=alert(1)>', [{ text: '<b>bold</b> <img src=x onerror=alert(1)>' }]],
])('%s', (text, parts) => {
  expect(answerParts(text)).toEqual([{ kind: 'lines', lines: [parts] }]);
});
