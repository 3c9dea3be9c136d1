import { partsOf } from './download';

const text = (part: Uint8Array) => String.fromCharCode(...part);
const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** An answer that comes piece by piece and then ends, or breaks. */
function answer(pieces: string[], end?: Error): Response {
  const left = pieces.map(bytes);
  const read = async () => {
    const value = left.shift();
    if (value) return { done: false, value };
    if (end) throw end;
    return { done: true, value: undefined };
  };
  const reader = { read, cancel: async () => undefined };
  return { body: { getReader: () => reader } } as unknown as Response;
}

async function received(response: Response): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of partsOf(response)) parts.push(text(part));
  return parts;
}

it('a file comes piece by piece', async () => {
  expect(await received(answer(['ab', 'c']))).toEqual(['ab', 'c']);
});

it('one that breaks in the middle is a network error, not a shorter file', async () => {
  const broken = received(answer(['ab'], new TypeError('network error')));
  await expect(broken).rejects.toMatchObject({ message: 'Network error occurred', status: 0 });
});

it('one that was given up says so', async () => {
  const given = new DOMException('', 'AbortError');
  await expect(received(answer(['ab'], given))).rejects.toBe(given);
});
