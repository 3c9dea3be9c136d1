import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { KeptSection } from './kept/KeptSection';
import { PersonSection } from './person/PersonSection';

/** What is kept of people, for how long, and one person's export and erasure. For super admins. */
export function PersonalDataScreen() {
  return (
    <Box sx={{ maxWidth: 1200, px: { xs: 1, sm: 0 } }}>
      <Title title="Personal Data" />
      <PersonSection />
      <KeptSection />
    </Box>
  );
}
