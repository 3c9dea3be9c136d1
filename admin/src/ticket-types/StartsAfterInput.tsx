import { MAX_TICKET_TYPES, type TicketType } from '@festival/contracts';
import { SelectInput, useGetList, useRecordContext } from 'react-admin';

/** The tier that must end before this one opens by itself (rules, "Ticket types"). */
export function StartsAfterInput() {
  const record = useRecordContext<TicketType>();
  const { data = [], isPending } = useGetList<TicketType>('ticket-types', {
    pagination: { page: 1, perPage: MAX_TICKET_TYPES },
    sort: { field: 'sort_order', order: 'ASC' },
  });
  const choices = data.filter(({ id }) => id !== record?.id);
  return (
    <SelectInput
      source="starts_after"
      label="Starts after"
      choices={choices}
      optionValue="type"
      optionText="header"
      emptyText="None"
      isPending={isPending}
      translateChoice={false}
      helperText="Opens by itself when that type has ended"
    />
  );
}
