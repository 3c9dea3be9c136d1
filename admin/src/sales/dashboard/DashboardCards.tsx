import { formatRupiah, type Dashboard } from '@festival/contracts';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { FIGURE_TEXTS, netNote } from '../status/figureTexts';
import { t } from '../../lib/i18n/t';

/** The figures, what each counts, and the net below each gross sum. */
export function DashboardCards({ data: { revenue, pending_orders, check_in } }: { data: Dashboard }) {
  return (
    <StatCards>
      <StatCard
        label={t('Total Revenue')}
        value={formatRupiah(revenue.total)}
        counts={FIGURE_TEXTS.total}
        note={netNote(revenue.total_net)}
      />
      <StatCard
        label={t('Web Total')}
        value={formatRupiah(revenue.web_total)}
        counts={FIGURE_TEXTS.web}
        note={netNote(revenue.web_net)}
      />
      <StatCard
        label={t('Google Form Total')}
        value={formatRupiah(revenue.google_form_total)}
        counts={FIGURE_TEXTS.googleForm}
        note={netNote(revenue.google_form_net)}
      />
      <StatCard label={t('Pending Orders')} value={formatCount(pending_orders)} note={t('Waiting for payment')} />
      <StatCard
        label={t('Check-in Rate')}
        value={`${check_in.rate}%`}
        counts={t('Of all tickets, unpaid and cancelled ones too.')}
        note={t('%{used} of %{tickets} tickets used', {
          used: formatCount(check_in.used),
          tickets: formatCount(check_in.tickets),
        })}
      />
    </StatCards>
  );
}
