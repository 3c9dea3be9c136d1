import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { Work } from '../scan/scanMachine.js';
import { spokenVerdict } from '../scan/verdictWords.js';

/** Always on the page: screen readers speak only changes of a live region that they already know. */
export function VerdictAnnouncer({ work }: { work: Work }) {
  return (
    <Box role="alert" aria-live="assertive" aria-atomic="true" sx={visuallyHidden}>
      {work.step === 'showing' ? spokenVerdict(work.verdict) : ''}
    </Box>
  );
}
