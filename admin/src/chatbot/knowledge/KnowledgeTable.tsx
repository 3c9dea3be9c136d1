import type { KnowledgeEntry } from '@festival/contracts';
import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { ActiveSwitch } from './ActiveSwitch';
import { EntryActions } from './EntryActions';

/** The Indonesian question, or that there is none. */
export function IndonesianQuestion({ entry: { question_id } }: { entry: KnowledgeEntry }) {
  if (question_id) return question_id;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      Not translated
    </Typography>
  );
}

export function KnowledgeTable({ entries }: { entries: KnowledgeEntry[] }) {
  return (
    <TableContainer>
      <Table size="small" aria-label="Knowledge entries">
        <TableHead>
          <TableRow>
            <TableCell>Category</TableCell>
            <TableCell>Question (EN)</TableCell>
            <TableCell>Question (ID)</TableCell>
            <TableCell align="right">Priority</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Actions</TableCell>
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
