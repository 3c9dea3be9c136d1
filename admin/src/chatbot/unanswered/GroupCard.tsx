import PostAddIcon from '@mui/icons-material/PostAdd';
import type { UnansweredGroup } from '@festival/contracts';
import { Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { StatusChip } from '../../shared/fields/StatusChip';
import { LanguageChip } from '../lists/LanguageChip';
import { pathOf } from '../calls/trainingPlaces';

/** Questions that are alike, and the way to the entry that answers them. */
export function GroupCard({ group }: { group: UnansweredGroup }) {
  const { id, question, language, count, others, last_asked_at } = group;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusChip label={count === 1 ? 'Asked once' : `Asked ${count} times`} tone="warning" />
          <LanguageChip language={language} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Last asked <time dateTime={last_asked_at}>{formatJakarta(last_asked_at)} WIB</time>
          </Typography>
        </Box>
        <Typography
          variant="subtitle1"
          component="h2"
          lang={language}
          sx={{ fontWeight: 600, mt: 1, overflowWrap: 'anywhere' }}
        >
          {question}
        </Typography>
        {others.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Also asked as: {others.map((other) => `“${other}”`).join(', ')}
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={`${pathOf('unanswered')}/${id}`}
        variant="outlined"
        startIcon={<PostAddIcon />}
        aria-label={`Create entry for ${question}`}
      >
        Create entry
      </Button>
    </Card>
  );
}
