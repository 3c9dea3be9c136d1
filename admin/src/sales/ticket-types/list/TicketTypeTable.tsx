import type { TicketType } from '@festival/contracts';
import { Box, Typography, LinearProgress } from '@mui/material';
import { DataTable, EditButton } from 'react-admin';
import { formatJakarta } from '../../../lib/jakartaTime';
import { ConfirmedDeleteButton } from '../../../shared/forms/ConfirmedDeleteButton';
import { ColourSwatch } from '../../../shared/fields/ColourSwatch';
import { ONLY_NARROW, ONLY_WIDE } from '../../../shared/lists/onlyWide';
import { SaleState } from '../sale/OnSaleChip';
import { SaleButtons } from '../sale/SaleButtons';
import { priceText, TICKET_TYPE_DELETION, heldText, soldText } from '../ticketTypeTexts';
import { t } from '../../../lib/i18n/t';

const Column = DataTable.Col<TicketType>;

function Name({ tier }: { tier: TicketType }) {
  return (
    <>
      <strong>{tier.header}</strong>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {tier.type}
      </Typography>
      <Typography variant="caption" component="div" sx={ONLY_NARROW}>
        <Window tier={tier} />
      </Typography>
    </>
  );
}

function Window({ tier }: { tier: TicketType }) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {!tier.sales_start_at && !tier.sales_end_at && t('No limits')}
      {tier.sales_start_at && (
        <div>{t('from %{salesStartAt}', { salesStartAt: formatJakarta(tier.sales_start_at) })}</div>
      )}
      {tier.sales_end_at && <div>{t('until %{salesEndAt}', { salesEndAt: formatJakarta(tier.sales_end_at) })}</div>}
      {tier.starts_after && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('after %{startsAfter}', { startsAfter: tier.starts_after })}
        </Typography>
      )}
    </Box>
  );
}

function Sale({ tier }: { tier: TicketType }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <SaleState tier={tier} />
      <SaleButtons tier={tier} />
    </Box>
  );
}

function RowActions() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      <EditButton />
      <ConfirmedDeleteButton {...TICKET_TYPE_DELETION} redirect={false} />
    </Box>
  );
}

export function TicketTypeTable() {
  return (
    <DataTable<TicketType> bulkActionButtons={false} rowClick="edit">
      <Column source="sort_order" label="#" sx={ONLY_WIDE} />
      <Column source="header" label={t('Header')} render={(tier) => <Name tier={tier} />} />
      <Column source="price" label={t('Price')} align="right" sx={{ whiteSpace: 'nowrap' }} render={priceText} />
      <Column source="sold" label={t('Taken / quota')} render={(tier) => <SoldBar tier={tier} />} />
      <Column
        source="sales_start_at"
        label={t('Window (WIB)')}
        render={(tier) => <Window tier={tier} />}
        sx={ONLY_WIDE}
      />
      <Column source="on_sale" label={t('Sale')} render={(tier) => <Sale tier={tier} />} sx={{ minWidth: 165 }} />
      <Column
        source="background_color"
        label={t('Colour')}
        render={(tier) => <ColourSwatch colour={tier.background_color} />}
        sx={ONLY_WIDE}
      />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => <RowActions />} />
    </DataTable>
  );
}

/** How full a tier is. Without a quota there is nothing to fill. */
function SoldBar({ tier }: { tier: TicketType }) {
  const share = tier.quota ? Math.min(100, (tier.sold / tier.quota) * 100) : 0;
  return (
    <Box sx={{ minWidth: 110 }}>
      {soldText(tier)}
      {tier.quota !== null && (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label={t('%{header}: seats taken', { header: tier.header })}
          color={share >= 90 ? 'warning' : 'primary'}
          sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
        />
      )}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {heldText(tier)}
      </Typography>
    </Box>
  );
}
