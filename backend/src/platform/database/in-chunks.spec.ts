import { inChunks } from './in-chunks.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [201, [200, 1]],
  [450, [200, 200, 50]],
])('%i items are read in chunks of %j, in their order', async (count, sizes) => {
  const read: number[] = [];
  const rows = await inChunks(numbers(count), (chunk) => {
    read.push(chunk.length);
    return Promise.resolve(chunk.map((each) => each * 2));
  });
  expect([read, rows]).toEqual([sizes, numbers(count).map((each) => each * 2)]);
});

it('lets other work in between', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other work'));
  await inChunks(numbers(201), (chunk) => {
    order.push(`read ${chunk.length}`);
    return Promise.resolve(chunk);
  });
  expect(order).toEqual(['read 200', 'other work', 'read 1']);
});
