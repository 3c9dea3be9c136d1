import { shownCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { useTicketTotals } from './useTicketTotals';

/** The four cards of back-office specification, section 2, "Tickets list": all tickets, whatever is filtered. */
export function TicketTotalsCards() {
  const { data, error } = useTicketTotals();
  const note = error ? 'Could not be loaded' : undefined;
  return (
    <StatCards>
      <StatCard label="Active Tickets" value={shownCount(data?.active)} note={note ?? 'Excluding pending'} />
      <StatCard label="Valid Tickets" value={shownCount(data?.valid)} note={note} />
      <StatCard label="Used Tickets" value={shownCount(data?.used)} note={note} />
      <StatCard label="Check-in Rate" value={data ? `${data.check_in_rate}%` : '–'} note={note} />
    </StatCards>
  );
}
