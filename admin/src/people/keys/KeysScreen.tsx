import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { SecretKeySection } from './SecretKeySection';
import { TicketKeysSection } from './TicketKeysSection';

/** The keys of the tickets' QR codes, and what still needs the old secret key. */
export function KeysScreen() {
  return (
    <Box sx={{ maxWidth: 820, px: { xs: 1, sm: 0 }, pb: 4, minWidth: 0 }}>
      <Title title="Keys" />
      <TicketKeysSection />
      <SecretKeySection />
    </Box>
  );
}
