import { HEX_COLOUR, isCssColour } from './css-colour.js';

it.each([
  '#fff',
  '#FFFA',
  '#42B5B5',
  '#42b5b580',
  'navy',
  'RebeccaPurple',
  'transparent',
  'currentColor',
  'rgb(1, 2, 3)',
  'rgb(1 2 3 / 50%)',
  'rgba(0,0,0,.5)',
  'hsl(120deg, 50%, 50%)',
  'hsla(0.5turn 50% 50% / 0.25)',
])('%s is a colour', (text) => expect(isCssColour(text)).toBe(true));

it.each([
  '',
  '#ff',
  '#fffff',
  '#ggg',
  'nocolour',
  'rgb()',
  'rgb(1,2)',
  'rgb(1,2,3,4,5)',
  'rgb(url(x),2,3)',
  'rgb(var(--a),2,3)',
  'red;background:url(//evil.example)',
  'red url(//evil.example)',
  'expression(alert(1))',
  'inherit',
])('%j is none', (text) => expect(isCssColour(text)).toBe(false));

it.each([
  ['#42B5B5', true],
  ['#abcdef', true],
  ['#abc', false],
  ['abcdef', false],
  ['#abcdef;', false],
  ['teal', false],
])('the back office’s colour %j: %s', (text, expected) => expect(HEX_COLOUR.test(text)).toBe(expected));
