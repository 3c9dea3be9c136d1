import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Cancel';
import {
  Box,
  Button,
  Chip,
  FormHelperText,
  IconButton,
  Typography,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useRef, useState, useId, type FormEvent } from 'react';
import { useInput } from 'react-admin';
import { KNOWLEDGE_LIMITS } from '@festival/contracts';
import { focusOnMount } from '../../lib/focusOnMount';
import { withKeywords } from './knowledgeValues';
import { t } from '../../lib/i18n/t';

/** With a button of its own, which a chip's cross is not: it can be reached and named. */
function Keyword({ keyword, onRemove }: { keyword: string; onRemove: () => void }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {keyword}
      <IconButton size="small" aria-label={t('Remove %{keyword}', { keyword })} onClick={onRemove} sx={{ p: 0.5 }}>
        <CancelIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}

/** The words that people ask with, each a chip. */
export function KeywordsInput() {
  const { field, fieldState } = useInput<string[] | null>({ source: 'keywords' });
  const [isAsking, setAsking] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const keywords: string[] = field.value ?? [];
  const remove = (keyword: string) => {
    field.onChange(keywords.filter((each) => each !== keyword));
    // The chip that had the focus is gone.
    add.current?.focus();
  };
  return (
    <Box component="fieldset" sx={{ width: '100%', minWidth: 0, m: 0, mb: 2, p: 0, border: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.75 }}>
        {t('Keywords')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        {keywords.map((keyword) => (
          <Chip
            key={keyword}
            sx={{ height: 'auto', minHeight: 32, maxWidth: '100%', '& .MuiChip-label': { pr: 0.25, minWidth: 0 } }}
            label={<Keyword keyword={keyword} onRemove={() => remove(keyword)} />}
          />
        ))}
        <Button
          ref={(button) => {
            add.current = button;
            field.ref(button);
          }}
          size="small"
          startIcon={<AddIcon />}
          onClick={() => setAsking(true)}
        >
          {t('Add keyword')}
        </Button>
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isAsking && (
        <KeywordPrompt
          onAdd={(typed) => field.onChange(withKeywords(keywords, typed))}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

interface KeywordPromptProps {
  onAdd: (typed: string) => void;
  onClose: () => void;
}

/** Asks for a keyword; an empty one is ignored. */
function KeywordPrompt({ onAdd, onClose }: KeywordPromptProps) {
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
        <DialogTitle id={titleId}>{t('Add keyword')}</DialogTitle>
        <DialogContent>
          <TextField
            label={t('Keyword')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            inputRef={focusOnMount}
            fullWidth
            autoComplete="off"
            helperText={t('A word or phrasing that people ask with, in either language; several parted by semicolons')}
            slotProps={{ htmlInput: { maxLength: KNOWLEDGE_LIMITS.keyword } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('Add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
