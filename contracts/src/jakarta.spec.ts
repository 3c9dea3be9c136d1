import { JAKARTA_OFFSET, JAKARTA_OFFSET_MS, JAKARTA_ZONE, jakartaClock } from './jakarta.js';

test.each(['2025-01-01T16:59:59.999Z', '2025-06-30T17:00:00.000Z', '2031-10-04T12:30:00.000Z'])('%s', (iso) => {
  const moment = new Date(iso);
  const clock = jakartaClock(moment);
  expect(clock).toBe(moment.toLocaleString('sv-SE', { timeZone: JAKARTA_ZONE }).replace(' ', 'T'));
  expect(new Date(clock + JAKARTA_OFFSET).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000);
  expect(Date.parse(`${clock}Z`) - Date.parse(clock + JAKARTA_OFFSET)).toBe(JAKARTA_OFFSET_MS);
});
