import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, normalizeEmail } from '@festival/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../../lib/api/api';
import { useLanguage, useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Field } from '../../../ui/form/Field';
import { TextInput } from '../../../ui/form/TextInput';
import { askForNextYear } from './next-year.api';
import { NEXT_YEAR_TEXTS } from './next-year.texts';
import styles from './NextYearForm.module.css';

type Problem = 'required' | 'invalid';

/** Asks for an address that news of next year may go to; it appears where its button was pressed. */
export function NextYearForm() {
  const texts = useTexts(NEXT_YEAR_TEXTS);
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (address: string) => {
      await askForNextYear({ email: address, language });
      return address;
    },
    // Offline it must fail, not wait.
    networkMode: 'always',
    onError: (failed) => {
      if (!isAtField(failed)) return;
      setProblem('invalid');
      input.current?.focus();
    },
  });
  // Its button, which had the focus, is gone.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const address = normalizeEmail(email);
    const found = problemOf(address);
    setProblem(found);
    if (found) input.current?.focus();
    else mutate(address);
  };
  if (data) {
    return (
      <Notice tone="success" title={texts.doneTitle}>
        <p>{texts.done(data)}</p>
      </Notice>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.email} hint={texts.hint} error={problem && texts[problem]} required>
        <TextInput
          ref={input}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setProblem(null);
          }}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {error && !isPending && !isAtField(error) && <Notice tone="error">{texts[failureOf(error)]}</Notice>}
      <Button type="submit" size="large" block pending={isPending}>
        {texts.send}
      </Button>
    </form>
  );
}

function problemOf(address: string): Problem | null {
  if (address === '') return 'required';
  return EMAIL_PATTERN.test(address) && address.length <= EMAIL_MAX_LENGTH ? null : 'invalid';
}

const isAtField = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

function failureOf(error: unknown): 'lost' | 'notYet' | 'tooMany' | 'failed' {
  if (error instanceof NetworkError) return 'lost';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409) return 'notYet';
  return error.status === 429 ? 'tooMany' : 'failed';
}
