import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Stack } from '@mui/material';
import { useId } from 'react';
import { LANGUAGE_LABELS } from '../lists/languageLabels';
import { SCREEN } from '../calls/trainingPlaces';
import type { SaveConcerns } from './saveConcerns';

interface SaveConcernsDialogProps {
  concerns: SaveConcerns;
  onAnswer: (goOn: boolean) => void;
}

/** Asks before an entry is saved with a machine's text or with a question that another entry has. */
export function SaveConcernsDialog({ concerns: { machineTexts, same }, onAnswer }: SaveConcernsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Save this entry as it is?</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {machineTexts.length > 0 && (
            <Alert severity="warning">
              Nobody has edited the machine’s translation: {machineTexts.join(', ')}. Visitors will read it as it is.
            </Alert>
          )}
          {same.map(({ id, language, question, is_active: isActive }) => (
            <Alert key={id} severity="warning">
              {isActive
                ? 'Another entry has this question; chance would decide which one answers: '
                : 'An inactive entry has this question: '}
              <Link href={`/admin${SCREEN}/${id}`} target="_blank" rel="noopener" underline="always">
                {question} ({LANGUAGE_LABELS[language]}, opens in a new tab)
              </Link>
            </Alert>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Go back</Button>
        <Button variant="contained" color="warning" onClick={() => onAnswer(true)}>
          Save anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
