import { openSealedText, sealText } from './sealed-text.js';

const key = Buffer.alloc(32, 1);

it('opens what was sealed, and the same text is sealed otherwise each time', () => {
  const sealed = sealText(key, 'rahasia – 秘密', 'user 7');
  expect(openSealedText([key], sealed, 'user 7')).toEqual({ text: 'rahasia – 秘密', isOld: false });
  expect(sealed).not.toContain('rahasia');
  expect(sealText(key, 'rahasia – 秘密', 'user 7')).not.toBe(sealed);
});

it('stays shut for another key, another context and a changed text', () => {
  const sealed = sealText(key, 'rahasia', 'user 7');
  const first = sealed.startsWith('A') ? 'B' : 'A';
  expect(() => openSealedText([Buffer.alloc(32, 2)], sealed, 'user 7')).toThrow();
  expect(() => openSealedText([key], sealed, 'user 8')).toThrow();
  expect(() => openSealedText([key], `${first}${sealed.slice(1)}`, 'user 7')).toThrow();
  expect(() => openSealedText([key], sealed.slice(0, 20), 'user 7')).toThrow();
});

it('opens what the old key sealed too, and says so', () => {
  const [newest, old] = [Buffer.alloc(32, 2), key];
  const sealed = sealText(old, 'rahasia', 'user 7');
  expect(openSealedText([newest, old], sealed, 'user 7')).toEqual({ text: 'rahasia', isOld: true });
  expect(() => openSealedText([newest, Buffer.alloc(32, 3)], sealed, 'user 7')).toThrow();
});
