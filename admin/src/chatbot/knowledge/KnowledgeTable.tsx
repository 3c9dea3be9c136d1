import type { KnowledgeEntry } from '@festival/contracts';
import {
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  Box,
  Card,
} from '@mui/material';
import { ActiveSwitch, EntryActions } from './EntryActions';
import { t } from '../../lib/i18n/t';

/** The Indonesian question, or that there is none. */
export function IndonesianQuestion({ entry: { question_id } }: { entry: KnowledgeEntry }) {
  if (question_id) return question_id;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {t('Not translated')}
    </Typography>
  );
}

export function KnowledgeTable({ entries }: { entries: KnowledgeEntry[] }) {
  return (
    <TableContainer>
      <Table size="small" aria-label={t('Knowledge entries')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Category')}</TableCell>
            <TableCell>{t('Question (EN)')}</TableCell>
            <TableCell>{t('Question (ID)')}</TableCell>
            <TableCell align="right">{t('Priority')}</TableCell>
            <TableCell>{t('Status')}</TableCell>
            <TableCell align="right">{t('Actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id} hover>
              <TableCell>
                <Chip size="small" label={entry.category} />
              </TableCell>
              <TableCell sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>{entry.question_en}</TableCell>
              <TableCell lang="id" sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>
                <IndonesianQuestion entry={entry} />
              </TableCell>
              <TableCell align="right">{entry.priority}</TableCell>
              <TableCell>
                <ActiveSwitch entry={entry} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <EntryActions entry={entry} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The entries on a narrow screen, each with everything that can be done with it. */
export function KnowledgeCards({ entries }: { entries: KnowledgeEntry[] }) {
  return (
    <Box
      component="ul"
      aria-label={t('Knowledge entries')}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 1.5, listStyle: 'none' }}
    >
      {entries.map((entry) => (
        <Card key={entry.id} component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Chip size="small" label={entry.category} sx={{ minWidth: 0 }} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('Priority %{priority}', { priority: entry.priority })}
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
