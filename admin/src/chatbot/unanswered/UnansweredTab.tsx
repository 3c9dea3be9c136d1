import { Box, Typography } from '@mui/material';
import { EmptyState } from '../../shared/lists/EmptyState';
import { Loaded } from '../lists/Loaded';
import { trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { useTrainingQuery } from '../calls/useTrainingQuery';
import { GroupCard } from './GroupCard';

/** What visitors asked and nobody has taught the assistant yet; an entry that answers a group takes it off. */
export function UnansweredTab() {
  const query = useTrainingQuery(['unanswered'], trainingCalls.unanswered);
  return (
    <Loaded query={query} failure={FAILURES.unanswered}>
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState
            title="Every question was answered"
            hint="Questions that the assistant could not answer appear here, those that are alike together."
          />
        ) : (
          <Box sx={{ px: { xs: 1.5, sm: 0 }, py: 1.5 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              Asked and not answered, most often first. An entry that answers them takes them off this list.
            </Typography>
            <Box
              component="ul"
              aria-label="Unanswered questions"
              sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
            >
              {groups.map((group) => (
                <GroupCard key={group.id} group={group} />
              ))}
            </Box>
          </Box>
        )
      }
    </Loaded>
  );
}
