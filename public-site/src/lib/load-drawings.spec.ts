import { loadDrawingsWhenIdle } from './load-drawings';

let idle: (() => void)[] = [];
const original = window.requestIdleCallback;

beforeEach(() => {
  idle = [];
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  window.requestIdleCallback = (start) => idle.push(start as () => void);
  document.body.innerHTML = `
    <img id="first" src="/assets/a.svg" loading="eager">
    <img id="second" src="/assets/b.svg" loading="lazy">
    <img id="photo" src="/media/c.webp" loading="lazy">
    <img id="hidden" src="/assets/e.svg" loading="lazy">
    <img id="third" src="/assets/d.svg" loading="lazy">`;
  for (const picture of document.images) {
    picture.getClientRects = () => (picture.id === 'hidden' ? [] : [{}]) as unknown as DOMRectList;
  }
});
afterEach(() => {
  window.requestIdleCallback = original;
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'readyState');
});

const waiting = () => [...document.querySelectorAll('img[loading=lazy]')].map(({ id }) => id);
const beIdle = () => idle.shift()?.();

test('one drawing in each idle moment, and none that is hidden, and no photo', () => {
  loadDrawingsWhenIdle(document);
  expect(waiting()).toEqual(['second', 'photo', 'hidden', 'third']);
  beIdle();
  expect(waiting()).toEqual(['photo', 'hidden', 'third']);
  beIdle();
  beIdle();
  expect(waiting()).toEqual(['photo', 'hidden']);
  expect(idle).toHaveLength(0);
});

test('none for visitors who save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  loadDrawingsWhenIdle(document);
  expect(idle).toHaveLength(0);
});

test('called off when another page is opened', () => {
  const cancel = window.cancelIdleCallback;
  window.cancelIdleCallback = () => (idle = []);
  loadDrawingsWhenIdle(document)();
  expect(idle).toHaveLength(0);
  window.cancelIdleCallback = cancel;
});
