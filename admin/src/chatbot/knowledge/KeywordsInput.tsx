import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Cancel';
import { Box, Button, Chip, FormHelperText, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { KeywordPrompt } from './KeywordPrompt';
import { withKeywords } from './knowledgeValues';

/** With a button of its own, which a chip's cross is not: it can be reached and named. */
function Keyword({ keyword, onRemove }: { keyword: string; onRemove: () => void }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {keyword}
      <IconButton size="small" aria-label={`Remove ${keyword}`} onClick={onRemove} sx={{ p: 0.5 }}>
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
        Keywords
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
          Add keyword
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
