import { maskTicketCode } from '@festival/contracts';
import { Box, Button } from '@mui/material';
import { useState } from 'react';

/** A ticket's code, hidden until asked for: whoever reads it over a shoulder could use it. */
export function MaskedCode({ code }: { code: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="code" sx={{ fontSize: '0.85rem' }}>
        {shown ? code : maskTicketCode(code)}
      </Box>
      <Button size="small" sx={{ minWidth: 0 }} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </Button>
    </Box>
  );
}
