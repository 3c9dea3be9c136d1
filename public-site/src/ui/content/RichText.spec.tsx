import '../../lib/testing/browser-globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RichText } from './RichText';

const shown = (html: string): string => render(<RichText html={html} />).container.firstElementChild?.innerHTML ?? '';

test.each([
  ['<p>A <strong>bold</strong> <em>quest</em></p>', '<p>A <strong>bold</strong> <em>quest</em></p>'],
  ['Tom &amp; Jerry &lt;3', 'Tom &amp; Jerry &lt;3'],
  ['<ul><li>One</li><li>Two<br>lines</li></ul>', '<ul><li>One</li><li>Two<br>lines</li></ul>'],
  ['<a href="/ticket">here</a>', '<a href="/ticket">here</a>'],
  [
    '<a href="https://example.com/">there</a>',
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">there</a>',
  ],
  ['<p style="position:fixed" class="x" id="y" onclick="alert(1)">text</p>', '<p>text</p>'],
  ['<table><tbody><tr><td>kept words</td></tr></tbody></table>', 'kept words'],
])('%s is shown as %s', (html, expected) => expect(shown(html)).toBe(expected));

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<style>@import "//evil.example/x.css"</style>',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
])('%s leaves nothing that runs or loads', (html) => {
  expect(shown(html)).toMatch(/^(?:<a>x<\/a>|x|)$/);
});

test('the server and the browser show the same', () => {
  const html = '<h3>Tom &amp; Jerry</h3><p>A <b>bold</b> quest: <a href="/event">go</a></p><hr><script>x</script>';
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(<RichText html={html} />);
  expect(sent.firstElementChild?.innerHTML).toBe(shown(html));
});
