import { KNOWLEDGE_LIMITS } from '@festival/contracts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { focusOnMount } from '../../lib/focusOnMount';

interface KeywordPromptProps {
  onAdd: (typed: string) => void;
  onClose: () => void;
}

/** Asks for a keyword; an empty one is ignored. */
export function KeywordPrompt({ onAdd, onClose }: KeywordPromptProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    // The entry's form is around this one, and must not be saved by it.
    event.preventDefault();
    event.stopPropagation();
    onAdd(typed);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Add keyword</DialogTitle>
        <DialogContent>
          <TextField
            label="Keyword"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            inputRef={focusOnMount}
            fullWidth
            autoComplete="off"
            helperText="A word or phrasing that people ask with, in either language; several parted by semicolons"
            slotProps={{ htmlInput: { maxLength: KNOWLEDGE_LIMITS.keyword } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
