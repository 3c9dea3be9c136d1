import { formatRupiah, type Dashboard } from '@festival/contracts';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { FIGURE_TEXTS, netNote } from '../status/figureTexts';

/** The figures, what each counts, and the net below each gross sum. */
export function DashboardCards({ data: { revenue, pending_orders, check_in } }: { data: Dashboard }) {
  return (
    <StatCards>
      <StatCard
        label="Total Revenue"
        value={formatRupiah(revenue.total)}
        counts={FIGURE_TEXTS.total}
        note={netNote(revenue.total_net)}
      />
      <StatCard
        label="Web Total"
        value={formatRupiah(revenue.web_total)}
        counts={FIGURE_TEXTS.web}
        note={netNote(revenue.web_net)}
      />
      <StatCard
        label="Google Form Total"
        value={formatRupiah(revenue.google_form_total)}
        counts={FIGURE_TEXTS.googleForm}
        note={netNote(revenue.google_form_net)}
      />
      <StatCard label="Pending Orders" value={formatCount(pending_orders)} note="Waiting for payment" />
      <StatCard
        label="Check-in Rate"
        value={`${check_in.rate}%`}
        counts="Of all tickets, unpaid and cancelled ones too."
        note={`${formatCount(check_in.used)} of ${formatCount(check_in.tickets)} tickets used`}
      />
    </StatCards>
  );
}
