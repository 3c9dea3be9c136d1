import { fireEvent, renderHook } from '@testing-library/react';
import { useKeyboardReader } from './useKeyboardReader';

const type = (text: string, target: EventTarget = document.body) => {
  for (const key of text) fireEvent.keyDown(target as HTMLElement, { key });
};
const enter = (target: HTMLElement = document.body) => fireEvent.keyDown(target, { key: 'Enter' });

it('takes what a reader types, up to Enter', () => {
  const read: string[] = [];
  renderHook(() => useKeyboardReader((text) => read.push(text)));
  type('TKT-7F3K');
  fireEvent.keyDown(document.body, { key: 'Shift' });
  type('x');
  enter();
  enter();
  expect(read).toEqual(['TKT-7F3Kx']);
});

it('leaves typing into a field alone, and shortcuts', () => {
  const read: string[] = [];
  renderHook(() => useKeyboardReader((text) => read.push(text)));
  const field = document.body.appendChild(document.createElement('input'));
  type('TKT', field);
  enter(field);
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
  enter();
  expect(read).toEqual([]);
  field.remove();
});

it('keeps its Enter from the button that has the focus', () => {
  renderHook(() => useKeyboardReader(() => undefined));
  type('TKT');
  // False: the default was prevented.
  expect(enter()).toBe(false);
  expect(enter()).toBe(true);
});
