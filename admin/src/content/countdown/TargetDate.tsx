import type { AdminCountdownEvent } from '@festival/contracts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { formatJakarta } from '../../lib/jakartaTime';

/** When the countdown ends; a note says that it has (content specification, section 4). */
export function TargetDate({ event }: { event: AdminCountdownEvent }) {
  const [openedAt] = useState(() => Date.now());
  const hasPassed = Date.parse(event.target_date) < openedAt;
  return (
    <>
      {formatJakarta(event.target_date)}
      {hasPassed && (
        <Typography component="span" variant="body2" sx={{ ml: 1, color: 'error.main', fontWeight: 700 }}>
          Passed
        </Typography>
      )}
    </>
  );
}
