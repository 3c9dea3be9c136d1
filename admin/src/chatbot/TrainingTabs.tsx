import { Box, Tab, Tabs } from '@mui/material';
import { Link } from 'react-router-dom';
import { pathOf, TABS, type TabName } from './calls/trainingPlaces';

/** Each tab is an address of its own. */
export function TrainingTabs({ chosen }: { chosen: TabName }) {
  return (
    <Box component="nav" aria-label="Chatbot training" sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={chosen} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
        {TABS.map(({ name, label }) => (
          <Tab key={name} value={name} component={Link} to={pathOf(name)} label={label} sx={{ minHeight: 48 }} />
        ))}
      </Tabs>
    </Box>
  );
}
