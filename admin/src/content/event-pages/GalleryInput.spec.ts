import { moved, without } from './GalleryInput';

const GALLERY = ['/a', '/b', '/c'];

it.each([
  [1, 'up', ['/b', '/a', '/c']],
  [1, 'down', ['/a', '/c', '/b']],
  [0, 'up', GALLERY],
  [2, 'down', GALLERY],
  [7, 'up', GALLERY],
] as const)('the picture at %i goes %s', (place, direction, expected) => {
  expect(moved(GALLERY, place, direction)).toEqual(expected);
});

it('loses one of two that are the same', () => {
  expect(without(['/a', '/b', '/a'], 0)).toEqual(['/b', '/a']);
});
