import { fireEvent, render } from '@testing-library/react';
import { Backdrop } from './Backdrop';

const shown = (background: string | null) => render(<Backdrop background={background} />).container;

test.each(['#FFC22F', 'rebeccapurple', 'rgb(1 2 3 / 50%)'])('%s fills the ground', (colour) => {
  const page = shown(colour);
  expect(page.querySelector('rect')?.getAttribute('fill')).toBe(colour);
  expect(page.querySelector('[style]')).toBeNull();
});

test('a gradient is set by script, which the security policy allows', () => {
  const ground = shown('linear-gradient(red, blue)').firstElementChild as HTMLElement;
  expect(ground.style.backgroundImage).toBe('linear-gradient(red, blue)');
});

test.each(['https://example.com/wall.png', 'url("/media/wall.png")'])('%s is a picture, gone when it fails', (text) => {
  const page = shown(text);
  const picture = page.querySelector('img') as HTMLImageElement;
  expect(text).toContain(picture.getAttribute('src'));
  fireEvent.error(picture);
  expect(page.innerHTML).toBe('');
});

test.each([null, '', 'red; position: fixed', 'url(javascript:alert(1))', 'element(#x)'])('%p shows nothing', (text) => {
  expect(shown(text).innerHTML).toBe('');
});
