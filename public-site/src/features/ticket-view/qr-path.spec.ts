import '../../lib/testing/browser-globals';
import jsQR from 'jsqr';
import { drawQr } from './qr-path';

/** Paints the path's runs (`M x y h w v1 …`) as a reader would see them, four pixels a module. */
function paint({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return pixels;
}

it('makes a code that a reader reads back', () => {
  const address = 'https://festival.example/t/TKT-7F3KQ9M2XW4B?verify=k1.abcDEF_-0123456789abcDEF_-0123456789';
  const drawing = drawQr(address);
  const side = drawing.size * 4;
  expect(jsQR(paint(drawing), side, side)?.data).toBe(address);
});
