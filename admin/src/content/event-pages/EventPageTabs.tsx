import { type AdminEventPage, EVENT_NAMES, type EventName } from '@festival/contracts';
import { Box, Tab, Tabs } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusChip } from '../../shared/fields/StatusChip';
import { EVENT_LABELS } from './eventPageTexts';

const ALL = { pagination: { page: 1, perPage: EVENT_NAMES.length }, sort: { field: 'id', order: 'ASC' } } as const;

/** One tab for each event, with a badge on those that visitors don't see. */
export function EventPageTabs({ chosen }: { chosen: EventName }) {
  const { data = [] } = useGetList<AdminEventPage>('event-pages', ALL, { onError: () => undefined });
  const isInactive = (name: EventName) => data.some(({ id, is_active }) => id === name && !is_active);
  return (
    <Box component="nav" aria-label="Events" sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={chosen} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
        {EVENT_NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={`/event-pages/${name}`}
            iconPosition="end"
            icon={isInactive(name) ? <StatusChip label="Inactive" tone="warning" /> : undefined}
            label={EVENT_LABELS[name]}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
    </Box>
  );
}
