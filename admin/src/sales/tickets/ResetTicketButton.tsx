import RestartAltIcon from '@mui/icons-material/RestartAlt';
import type { AdminTicket } from '@festival/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ResetTicketDialog } from './ResetTicketDialog';

/** Only what was used at the gate can be taken back. */
export function ResetTicketButton({ ticket }: { ticket: AdminTicket }) {
  // As it was when asked: the list may load a check-in that the admin hasn't seen.
  const [asked, setAsked] = useState<AdminTicket | null>(null);
  return (
    <>
      <span title={ticket.status === 'used' ? undefined : 'Only a used ticket can be reset'}>
        <Button
          size="small"
          startIcon={<RestartAltIcon />}
          disabled={ticket.status !== 'used'}
          onClick={() => setAsked(ticket)}
        >
          Reset
        </Button>
      </span>
      {asked && <ResetTicketDialog ticket={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
