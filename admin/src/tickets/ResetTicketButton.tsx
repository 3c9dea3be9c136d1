import RestartAltIcon from '@mui/icons-material/RestartAlt';
import type { AdminTicket } from '@festival/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ResetTicketDialog } from './ResetTicketDialog';

/** A pending ticket is none yet, so there is nothing to reset. */
export function ResetTicketButton({ ticket }: { ticket: AdminTicket }) {
  // As it was when asked: the list may load a check-in that the admin hasn't seen.
  const [asked, setAsked] = useState<AdminTicket | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<RestartAltIcon />}
        disabled={ticket.status === 'pending'}
        onClick={() => setAsked(ticket)}
      >
        Reset
      </Button>
      {asked && <ResetTicketDialog ticket={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
