import type { KnowledgeEntry } from '@festival/contracts';
import { Box, Switch } from '@mui/material';
import { trainingCalls } from '../calls/trainingCalls';
import { DONE, FAILURES } from '../calls/trainingTexts';
import { useTrainingAction } from '../calls/useTrainingAction';

/** Turns an entry on and off; while that is under way it shows what was asked for. */
export function ActiveSwitch({ entry: { id, question_en, is_active } }: { entry: KnowledgeEntry }) {
  const { run, busy } = useTrainingAction({
    call: trainingCalls.toggle,
    doneText: DONE.toggled,
    failure: FAILURES.toggle,
  });
  const isOn = busy ? !is_active : is_active;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', typography: 'body2' }}>
      <Switch
        checked={isOn}
        onChange={() => run(id)}
        slotProps={{ input: { 'aria-label': `Active: ${question_en}`, 'aria-busy': busy } }}
      />
      <span aria-hidden>{isOn ? 'Active' : 'Inactive'}</span>
    </Box>
  );
}
