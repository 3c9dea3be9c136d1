import type { TicketType, TicketTypeRequest } from '@festival/contracts';
import { Edit, TopToolbar, useRecordContext, Create } from 'react-admin';
import { PRESET_COLOURS } from '../../../shared/forms/ColourInput';
import { useRefreshOnConflict, withVersion } from '../../../shared/forms/saving/recordVersion';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { SaleButtons } from '../sale/SaleButtons';
import { TICKET_TYPE_DELETION } from '../ticketTypeTexts';
import { TicketTypeInputs } from './TicketTypeInputs';
import { t } from '../../../lib/i18n/t';

/** A new type is announced, not sold. */
const NEW_TICKET_TYPE: Partial<TicketTypeRequest> = {
  button_text: 'COMING SOON',
  is_disabled: true,
  is_available: false,
  background_color: PRESET_COLOURS[0],
  price: null,
  quota: null,
  sales_start_at: null,
  sales_end_at: null,
  starts_after: null,
};

function SaleActions() {
  const record = useRecordContext<TicketType>();
  return <TopToolbar sx={{ px: { xs: 1, sm: 0 } }}>{record && <SaleButtons tier={record} />}</TopToolbar>;
}

export function TicketTypeEdit() {
  const onError = useRefreshOnConflict(useSaveFailure(t('Failed to update ticket type.')));
  return (
    <Edit
      title="Ticket type"
      mutationMode="pessimistic"
      actions={<SaleActions />}
      transform={withVersion}
      mutationOptions={{ onError }}
    >
      <RecordForm maxWidth={820} deletion={TICKET_TYPE_DELETION}>
        <TicketTypeInputs />
      </RecordForm>
    </Edit>
  );
}

export function TicketTypeCreate() {
  const onError = useSaveFailure(t('Failed to create ticket type.'));
  return (
    <Create title="New ticket type" redirect="list" mutationOptions={{ onError }}>
      <RecordForm maxWidth={820} defaultValues={NEW_TICKET_TYPE}>
        <TicketTypeInputs />
      </RecordForm>
    </Create>
  );
}
