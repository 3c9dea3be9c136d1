import { cssBackgroundOf, isPictureBackground } from './css-background.js';

it.each([
  'https://example.com/night.png',
  '/images/night.webp',
  '#0B1F45',
  'navy',
  'rgba(11, 31, 69, 0.5)',
  'linear-gradient(#0B1F45, #0E4280)',
  'linear-gradient(to bottom right, navy 10%, rgba(0, 0, 0, .4) 50%, #FFC22F)',
  'linear-gradient(135deg, red, 40%, blue)',
  'radial-gradient(circle at 50% 20%, #fff 0, transparent 60px)',
  'radial-gradient(ellipse farthest-corner at top left, #fff, #000)',
  'conic-gradient(from .25turn at 50% 50%, red, yellow, green)',
  'repeating-linear-gradient(45deg, #fff 0 10px, #000 10px 20px)',
  'LINEAR-GRADIENT(red, blue)',
])('%s stays unchanged', (text) => expect(cssBackgroundOf(` ${text} `)).toBe(text));

it.each([
  ['url(https://example.com/a.png)', 'https://example.com/a.png'],
  ['url("/images/a.png")', '/images/a.png'],
  ["url( '/images/a.png' )", '/images/a.png'],
])('%s is reduced to its address', (text, address) => {
  expect(cssBackgroundOf(text)).toBe(address);
  expect(isPictureBackground(address)).toBe(true);
});

it.each([
  '',
  'javascript:alert(1)',
  'url(javascript:alert(1))',
  'url("java\nscript:alert(1)")',
  'url(data:image/svg+xml;base64,AA)',
  'url(//evil.example/a.png)',
  'url(/a.png) no-repeat',
  'url(/a.png), url(//evil.example)',
  'red;position:fixed',
  'red}body{display:none',
  'var(--night)',
  'image-set("a.png" 1x)',
  'element(#secret)',
  'cross-fade(url(/a.png), red)',
  'linear-gradient()',
  'linear-gradient(red)',
  'linear-gradient(to right, 10%)',
  'linear-gradient(red, blue), red',
  'linear-gradient(red, blue) fixed',
  'linear-gradient(red, url(//evil.example))',
  'linear-gradient(red, blue);background:url(//evil.example)',
  'linear-gradient(red, blue)}*{color:red',
  'linear-gradient(red, var(--x))',
  'linear-gradient(red, attr(title))',
  'linear-gradient(red, expression(alert(1)))',
  'linear-gradient(red, blue /* hidden */)',
  'linear-gradient(red, b\\6cue)',
])('%j is refused', (text) => expect(cssBackgroundOf(text)).toBeNull());

it.each(['#0B1F45', 'navy', 'linear-gradient(red, blue)'])('%s is no picture', (text) => {
  expect(isPictureBackground(text)).toBe(false);
});
