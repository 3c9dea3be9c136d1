import { formatRupiah, type Dashboard } from '@festival/contracts';
import { shownCount, StatCard, StatCards } from '../lists/StatCard';

/** The specification's figures (section 9); what was really paid stands below each gross sum. */
export function DashboardCards({ data: { revenue, pending_orders, check_in } }: { data: Dashboard }) {
  const net = (amount: number) => `Net, paid after discounts: ${formatRupiah(amount)}`;
  return (
    <StatCards>
      <StatCard label="Total Revenue" value={formatRupiah(revenue.total)} note={net(revenue.total_net)} />
      <StatCard label="Web Total" value={formatRupiah(revenue.web_total)} note={net(revenue.web_net)} />
      <StatCard
        label="Google Form Total"
        value={formatRupiah(revenue.google_form_total)}
        note={net(revenue.google_form_net)}
      />
      <StatCard label="Pending Orders" value={shownCount(pending_orders)} note="Waiting for payment" />
      <StatCard
        label="Check-in Rate"
        value={`${check_in.rate}%`}
        note={`${shownCount(check_in.used)} of ${shownCount(check_in.tickets)} tickets used`}
      />
    </StatCards>
  );
}
