import { MAX_TICKET_TYPES } from '@festival/contracts';
import { Typography } from '@mui/material';
import { CreateButton, TopToolbar, useListContext } from 'react-admin';

/** A new tier, as long as there is room for one (back-office specification, section 9). */
export function TicketTypeActions() {
  const { total = 0 } = useListContext();
  return (
    <TopToolbar>
      {total < MAX_TICKET_TYPES ? (
        <CreateButton />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          At most {MAX_TICKET_TYPES} ticket types
        </Typography>
      )}
    </TopToolbar>
  );
}
