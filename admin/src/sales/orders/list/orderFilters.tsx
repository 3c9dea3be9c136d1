import { ATTENTION_KINDS } from '@festival/contracts';
import { SearchInput, SelectInput, type SelectInputProps } from 'react-admin';
import { ATTENTION_NAMES, SOURCE_LABELS } from '../../status/orderLabels';
import { useTiers } from '../../ticket-types/useTiers';
import { t } from '../../../lib/i18n/t';

const PAYMENT_STATUSES = [
  { id: 'paid', name: t('Paid') },
  { id: 'pending', name: t('Pending') },
];
const SOURCES = [
  { id: 'google_form', name: SOURCE_LABELS.google_form },
  { id: 'web', name: SOURCE_LABELS.web },
];
const ATTENTION = [
  { id: 'any', name: t('Needs attention') },
  ...ATTENTION_KINDS.map((kind) => ({ id: kind, name: ATTENTION_NAMES[kind] })),
];

/** A choice of all tiers. */
function TierFilter(props: SelectInputProps) {
  const { tiers, isPending } = useTiers();
  return (
    <SelectInput
      {...props}
      choices={tiers}
      optionValue="type"
      optionText="header"
      translateChoice={false}
      isPending={isPending}
    />
  );
}

const search = <SearchInput key="q" source="q" alwaysOn placeholder={t('Search orders')} />;
const status = (
  <SelectInput
    key="status"
    source="status"
    label="Payment status"
    choices={PAYMENT_STATUSES}
    emptyText={t('All')}
    alwaysOn
  />
);
const source = (
  <SelectInput key="source" source="source" label="Source" choices={SOURCES} emptyText={t('All')} alwaysOn />
);
const attention = { source: 'attention', label: t('Attention'), choices: ATTENTION, emptyText: t('All') };
const tier = { source: 'ticket_type', label: t('Ticket type'), emptyText: t('All') };

export const orderFilters = [
  search,
  status,
  source,
  <SelectInput key="attention" {...attention} alwaysOn />,
  <TierFilter key="ticket_type" {...tier} alwaysOn />,
];

/** On a phone the rarer ones are added when they are wanted. */
export const orderPhoneFilters = [
  search,
  status,
  source,
  <SelectInput key="attention" {...attention} />,
  <TierFilter key="ticket_type" {...tier} />,
];
