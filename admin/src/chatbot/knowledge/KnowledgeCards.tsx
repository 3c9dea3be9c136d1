import type { KnowledgeEntry } from '@festival/contracts';
import { Box, Card, Chip, Typography } from '@mui/material';
import { ActiveSwitch } from './ActiveSwitch';
import { EntryActions } from './EntryActions';
import { IndonesianQuestion } from './KnowledgeTable';

/** The entries on a narrow screen, each with everything that can be done with it. */
export function KnowledgeCards({ entries }: { entries: KnowledgeEntry[] }) {
  return (
    <Box
      component="ul"
      aria-label="Knowledge entries"
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 1.5, listStyle: 'none' }}
    >
      {entries.map((entry) => (
        <Card key={entry.id} component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Chip size="small" label={entry.category} sx={{ minWidth: 0 }} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Priority {entry.priority}
            </Typography>
          </Box>
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mt: 1, overflowWrap: 'anywhere' }}>
            {entry.question_en}
          </Typography>
          <Typography lang="id" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <IndonesianQuestion entry={entry} />
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
            <ActiveSwitch entry={entry} />
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <EntryActions entry={entry} />
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
