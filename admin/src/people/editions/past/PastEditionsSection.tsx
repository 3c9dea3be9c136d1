import { type Edition, type EditionFigures, formatRupiah } from '@festival/contracts';
import { Box, Card, Typography } from '@mui/material';
import { formatJakarta } from '../../../lib/jakartaTime';
import { Section } from '../../../shared/fields/Section';
import { t } from '../../../lib/i18n/t';
import { rich } from '../../../lib/i18n/rich';

/** The figures of editions that are over; nobody's data is left of them. */
export function PastEditionsSection({ past }: { past: readonly Edition[] }) {
  return (
    <Section title={t('Editions that are over')} hint={t('Their figures are kept. Nothing is left of their people.')}>
      {past.length === 0 && (
        <Card sx={{ p: 2, borderRadius: { xs: 0, sm: 1 } }}>
          <Typography variant="body2">{t('None yet: this is the first one.')}</Typography>
        </Card>
      )}
      {past.map((each) => (
        <PastEdition key={each.closed_at} edition={each} />
      ))}
    </Section>
  );
}

function PastEdition({ edition: { edition, name, concert_at, closed_at, figures } }: { edition: Edition }) {
  return (
    <Card component="article" aria-label={`${name} ${edition}`} sx={{ p: 2, mb: 2, borderRadius: { xs: 0, sm: 1 } }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {`${name} ${edition}`}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('Concert %{concertAt} WIB · closed %{closedAt} WIB', {
          concertAt: formatJakarta(concert_at),
          closedAt: formatJakarta(closed_at),
        })}
      </Typography>
      <Figures figures={figures} />
    </Card>
  );
}

const number = (value: number): string => value.toLocaleString('id-ID');

/** The sums, and of each ticket type. */
export function Figures({ figures }: { figures: EditionFigures }) {
  const sums: ReadonlyArray<readonly [string, string]> = [
    [t('Net'), formatRupiah(figures.net)],
    [t('Paid back'), formatRupiah(figures.refunded)],
    [t('Paid orders'), number(figures.paid_orders)],
    [t('Tickets'), number(figures.tickets)],
    [t('Checked in'), number(figures.checked_in)],
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}
      >
        {sums.map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', typography: 'body2' }}>
        {figures.tiers.map(({ type, header, tickets, checked_in, gross, refunded }) => (
          <Box component="li" key={type} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            {rich('%{strong}: %{tickets} tickets, %{checkedIn} checked in, %{gross} net', {
              strong: <strong>{header}</strong>,
              tickets: number(tickets),
              checkedIn: number(checked_in),
              gross: formatRupiah(gross - refunded),
            })}
          </Box>
        ))}
      </Box>
    </>
  );
}
