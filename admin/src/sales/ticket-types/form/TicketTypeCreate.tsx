import { Create } from 'react-admin';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { NEW_TICKET_TYPE } from './ticketTypeDefaults';
import { TicketTypeInputs } from './TicketTypeInputs';

export function TicketTypeCreate() {
  const onError = useSaveFailure('Failed to create ticket type.');
  return (
    <Create title="New ticket type" redirect="list" mutationOptions={{ onError }}>
      <RecordForm maxWidth={820} defaultValues={NEW_TICKET_TYPE}>
        <TicketTypeInputs />
      </RecordForm>
    </Create>
  );
}
