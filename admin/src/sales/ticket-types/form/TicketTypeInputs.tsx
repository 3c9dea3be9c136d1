import { BUTTON_TEXTS, MAX_TICKET_TYPES, PRICE_STEP, type TicketType } from '@festival/contracts';
import { BooleanInput, NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { JakartaDateTimeInput } from '../../../shared/forms/JakartaDateTimeInput';
import { FieldRow } from '../../../shared/forms/FieldRow';
import { ColourInput } from '../../../shared/forms/ColourInput';
import { useTiers } from '../useTiers';
import { TicketTypePreview } from './TicketTypePreview';
import { ticketTypeRules } from './ticketTypeRules';
import { t } from '../../../lib/i18n/t';

const BUTTONS = BUTTON_TEXTS.map((text) => ({ id: text, name: text }));

/** A tier's form: how its card looks, and when and how many are sold. */
export function TicketTypeInputs() {
  const record = useRecordContext<TicketType>();
  const hasOrders = Boolean(record && record.sold > 0);
  return (
    <>
      <FieldRow>
        <TextInput source="header" label="Header" validate={ticketTypeRules.header} helperText="Name on the card" />
        <TextInput
          source="type"
          label="Type"
          readOnly={hasOrders}
          validate={ticketTypeRules.type}
          helperText={
            hasOrders ? t('Can no longer change: there are orders') : t('Unique identifier, such as early-bird')
          }
        />
        <NumberInput
          source="sort_order"
          label="Sort order"
          min={1}
          max={MAX_TICKET_TYPES}
          validate={ticketTypeRules.sortOrder}
        />
        <NumberInput
          source="price"
          label="Price (Rp)"
          min={0}
          step={PRICE_STEP}
          validate={ticketTypeRules.price}
          helperText="Empty: coming soon"
        />
        <SelectInput
          source="button_text"
          label="Button text"
          choices={BUTTONS}
          translateChoice={false}
          validate={ticketTypeRules.buttonText}
        />
        <NumberInput
          source="quota"
          label="Quota"
          min={0}
          validate={ticketTypeRules.quota}
          helperText="Seats in this type. Empty: unlimited"
        />
        <JakartaDateTimeInput source="sales_start_at" label={t('Sales start')} />
        <JakartaDateTimeInput source="sales_end_at" label={t('Sales end')} validate={ticketTypeRules.salesEnd} />
        <StartsAfterInput />
        <ColourInput source="background_color" label={t('Background color')} validate={ticketTypeRules.colour} />
        <BooleanInput source="is_available" label="Available" />
        <BooleanInput source="is_disabled" label="Button disabled" />
      </FieldRow>
      <TicketTypePreview />
    </>
  );
}

/** The tier that must end before this one opens by itself. */
function StartsAfterInput() {
  const record = useRecordContext<TicketType>();
  const { tiers, isPending } = useTiers();
  const choices = tiers.filter(({ id }) => id !== record?.id);
  return (
    <SelectInput
      source="starts_after"
      label="Starts after"
      choices={choices}
      optionValue="type"
      optionText="header"
      emptyText={t('None')}
      isPending={isPending}
      translateChoice={false}
      helperText="Opens by itself when that type has ended"
    />
  );
}
