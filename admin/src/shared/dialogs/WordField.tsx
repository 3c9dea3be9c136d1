import { typeToConfirm } from '@festival/contracts';
import { useState } from 'react';
import { DialogField } from './DialogField';
import { serverText } from '../../lib/i18n/serverText';

export interface ConfirmedWord {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Whether the word is right; if not, the field says so. */
  check: () => boolean;
}

/** A word that must be typed exactly. `refusal`: what the field says otherwise. */
export function useConfirmedWord(word: string, refusal = serverText(typeToConfirm(word))): ConfirmedWord {
  const [value, setValue] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  return {
    value,
    error: isRefused ? refusal : undefined,
    onChange: (typed) => {
      setValue(typed);
      setIsRefused(false);
    },
    check: () => {
      const isRight = value.trim() === word;
      setIsRefused(!isRight);
      return isRight;
    },
  };
}

interface WordFieldProps {
  label: string;
  word: ConfirmedWord;
  /** The dialog opens for this field. */
  isFirst?: boolean;
}

export function WordField({ label, word, isFirst }: WordFieldProps) {
  return (
    <DialogField
      label={label}
      value={word.value}
      onChange={word.onChange}
      error={word.error}
      isFirst={isFirst}
      htmlInput={{ autoCapitalize: 'characters', spellCheck: false }}
    />
  );
}
