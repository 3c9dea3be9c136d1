import { jakartaTime, spokenVerdict, timeAgo } from './verdictWords';

it('writes a moment in Jakarta’s time, the Indonesian way', () => {
  expect(jakartaTime('2025-11-22T18:05:09Z')).toBe('23 Nov 2025, 01.05.09 WIB');
  expect(jakartaTime('soon')).toBe('');
});

const NOW = Date.parse('2025-11-22T12:00:00Z');
it.each([
  ['2025-11-22T12:00:04Z', '0 s ago'],
  ['2025-11-22T11:59:01Z', '59 s ago'],
  ['2025-11-22T11:59:00Z', '1 min ago'],
  ['2025-11-22T10:30:00Z', '1 h ago'],
  ['2025-11-20T10:30:00Z', '2 days ago'],
  ['soon', ''],
])('%s was %s', (iso, text) => {
  expect(timeAgo(iso, NOW)).toBe(text);
});

it('says all of a used ticket at once', () => {
  const ticket = {
    ticket_code: 'TKT-7F3KQ2MZ9X4B',
    status: 'used' as const,
    buyer_name: 'Siti',
    category: 'internal' as const,
    ticket_type: 'regular',
    ticket_type_header: 'Regular',
    order_number: 'FEST-0000000000',
    checked_in_at: '2025-11-22T12:00:00Z',
    checked_in_gate: 'North',
  };
  const spoken = spokenVerdict({
    kind: 'used',
    code: ticket.ticket_code,
    message: 'Ticket already used',
    ticket,
    access: 'granted',
    isCounted: true,
  });
  expect(spoken).toBe(
    'ALREADY USED. Ticket already used. Siti. Internal. Regular. First used 22 Nov 2025, 19.00.00 WIB. at gate North.',
  );
});
