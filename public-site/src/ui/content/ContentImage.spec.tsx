import '../../lib/testing/browser-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ContentImage } from './ContentImage';

const UPLOADED = `/media/${'a'.repeat(32)}-1600x900.webp`;
const show = (src: string | null) =>
  render(<ContentImage src={src} alt="The stage" width={640} height={360} fallback={<b>drawn</b>} />);

test('a picture that was uploaded here comes in the width that the phone needs', () => {
  show(UPLOADED);
  const { srcset, sizes, src } = screen.getByRole<HTMLImageElement>('img');
  expect(srcset).toContain('.480.webp 480w');
  expect(srcset).toContain('1600w');
  expect(sizes).toBe('(min-width: 48rem) 640px, 100vw');
  expect(src).toContain(UPLOADED);
});

test('a foreign picture is used unchanged, and our own drawing when it fails', () => {
  show('https://pictures.example/stage.png');
  const image = screen.getByRole<HTMLImageElement>('img');
  expect([image.srcset, image.sizes]).toEqual(['', '']);
  fireEvent.error(image);
  expect(screen.getByText('drawn')).toBeTruthy();
});

test('without a picture our own drawing is shown', () => {
  show(null);
  expect(screen.getByText('drawn')).toBeTruthy();
});
