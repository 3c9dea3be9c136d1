import { Edit } from 'react-admin';
import { useFailedSave, withSeen } from '../forms/asSeen';
import { RecordForm } from '../forms/RecordForm';
import { useSaveFailure } from '../forms/useSaveFailure';
import { TicketTypeInputs } from './TicketTypeInputs';
import { TICKET_TYPE_DELETION } from './ticketTypeTexts';

export function TicketTypeEdit() {
  const onError = useFailedSave(useSaveFailure('Failed to update ticket type.'));
  return (
    <Edit
      title="Ticket type"
      mutationMode="pessimistic"
      actions={false}
      transform={withSeen}
      mutationOptions={{ onError }}
    >
      <RecordForm maxWidth={820} deletion={TICKET_TYPE_DELETION}>
        <TicketTypeInputs />
      </RecordForm>
    </Edit>
  );
}
