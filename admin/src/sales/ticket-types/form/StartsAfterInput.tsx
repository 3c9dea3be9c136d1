import type { TicketType } from '@festival/contracts';
import { SelectInput, useRecordContext } from 'react-admin';
import { useTiers } from '../useTiers';

/** The tier that must end before this one opens by itself (rules, "Ticket types"). */
export function StartsAfterInput() {
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
      emptyText="None"
      isPending={isPending}
      translateChoice={false}
      helperText="Opens by itself when that type has ended"
    />
  );
}
