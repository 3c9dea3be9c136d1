import { toHttpError } from '../../lib/httpErrors';
import { callEach } from './BulkAction';

it('counts what was done and refused, and goes on after a refusal', async () => {
  const called: number[] = [];
  const seen: number[] = [];
  const call = async (id: number) => {
    called.push(id);
    if (id % 2 === 0) throw toHttpError(409, { success: false, message: `Refused ${id}` });
  };
  expect(await callEach([1, 2, 3, 4], call, (done) => seen.push(done))).toEqual({
    done: 2,
    refused: 2,
    reason: 'Refused 2',
  });
  expect(called).toEqual([1, 2, 3, 4]);
  expect(seen).toEqual([1, 2, 3, 4]);
});
