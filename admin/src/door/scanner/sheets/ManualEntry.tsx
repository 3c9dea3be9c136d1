import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import PersonSearch from '@mui/icons-material/PersonSearch';
import { BottomSheet } from './BottomSheet';
import { focusOnMount } from '../../../lib/focusOnMount';
import { REFUSAL_WORDS } from '../scan/scanMachine';
import type { ReadRefusal } from '../scan/scanMachine';
import { t } from '../../../lib/i18n/t';

/** The sheet's words; `refusals`: why a code isn't taken. */
export interface TypingWords {
  title: string;
  label: string;
  hint: string;
  check: string;
  cancel: string;
  refusals: Readonly<Record<ReadRefusal, string>>;
}

const ENGLISH: TypingWords = {
  title: t('Manual code entry'),
  label: t('Ticket code'),
  hint: t('The code on the ticket: TKT- and 12 characters'),
  check: t('Check Ticket'),
  cancel: t('Cancel'),
  refusals: REFUSAL_WORDS,
};

interface ManualEntryProps {
  open: boolean;
  words?: TypingWords;
  /** Null when the code was taken, else why not. */
  onSubmit: (text: string) => ReadRefusal | null;
  /** Goes over to the search by buyer; left out for whom it is not open. */
  onFind?: () => void;
  onClose: () => void;
}

/** A code typed by hand, for a QR that can't be read. */
export function ManualEntry({ open, words = ENGLISH, onSubmit, onFind, onClose }: ManualEntryProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<ReadRefusal | null>(null);
  const clear = () => {
    setText('');
    setRefusal(null);
  };
  const submit = () => {
    const because = onSubmit(text);
    if (because === null) clear();
    else setRefusal(because);
  };
  const close = () => {
    clear();
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      title={words.title}
      submitText={words.check}
      closeText={words.cancel}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        inputRef={focusOnMount}
        label={words.label}
        placeholder="TKT-"
        value={text}
        error={refusal !== null}
        helperText={refusal === null ? words.hint : words.refusals[refusal]}
        onChange={(event) => {
          setText(upperCased(event.target.value));
          setRefusal(null);
        }}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', autoCorrect: 'off', spellCheck: false },
          // Not the frame: its gap would be as wide as large letters make the label.
          input: { sx: { '& input': { fontSize: '1.5rem', fontFamily: 'monospace' } } },
        }}
      />
      {onFind && (
        <Button
          color="inherit"
          startIcon={<PersonSearch />}
          onClick={() => {
            clear();
            onFind();
          }}
        >
          {t('Find by buyer')}
        </Button>
      )}
    </BottomSheet>
  );
}

/** An address keeps its case, pasted or typed by a reader: the signature in it would break. */
function upperCased(typed: string): string {
  return /[:/]/.test(typed) ? typed : typed.toUpperCase();
}
