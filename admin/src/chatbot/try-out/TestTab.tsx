import { CHAT_MESSAGE_MAX, type Language } from '@festival/contracts';
import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { PlainSelect } from '../../shared/forms/PlainSelect';
import { useBanner } from '../calls/Banners';
import { LANGUAGE_CHOICES } from '../lists/LanguageChip';
import { trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { TestResult } from './TestResult';
import { t } from '../../lib/i18n/t';

const REQUIRED = t('The message is required');

/** Asks what a visitor would get; nothing of it is stored. */
function useTest() {
  const { showFailure, dismiss } = useBanner();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: ({ message, language }: { message: string; language: Language }) =>
      trainingCalls.test(message, language),
    onMutate: dismiss,
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) showFailure(error, FAILURES.test);
    },
  });
}

export function TestTab() {
  const [message, setMessage] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, variables, isPending } = useTest();

  const ask = (text: string) => {
    if (isPending) return;
    setMissing(text.trim() === '');
    if (text.trim() === '') input.current?.focus();
    else mutate({ message: text.trim(), language });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(message);
  };
  const sendWithEnter = (event: KeyboardEvent) => {
    // Enter that ends a composed letter is none that sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask(message);
  };
  const change = (text: string) => {
    setMessage(text);
    setMissing(false);
  };
  const tryOther = (text: string) => {
    change(text);
    ask(text);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        py: 1.5,
        px: { xs: 1, sm: 0 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <DashboardCard title={t('Question')} hint={t('What a visitor would get. Nothing of it is stored.')}>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, mt: 1 }}>
          <TextField
            label={t('Message')}
            value={message}
            onChange={({ target }) => change(target.value)}
            onKeyDown={sendWithEnter}
            inputRef={input}
            multiline
            minRows={3}
            maxRows={8}
            fullWidth
            error={isMissing}
            helperText={
              isMissing
                ? REQUIRED
                : t('%{count} of %{chat_message_max} characters', {
                    count: [...message].length,
                    chat_message_max: CHAT_MESSAGE_MAX,
                  })
            }
            slotProps={{ htmlInput: { maxLength: CHAT_MESSAGE_MAX } }}
          />
          <PlainSelect
            label={t('Language')}
            value={language}
            choices={LANGUAGE_CHOICES}
            onChange={(chosen) => setLanguage(chosen === 'id' ? 'id' : 'en')}
          />
          <Button type="submit" variant="contained" loading={isPending} sx={{ justifySelf: 'start' }}>
            {t('Send')}
          </Button>
        </Box>
      </DashboardCard>
      <Box aria-live="polite" aria-busy={isPending} sx={{ minWidth: 0 }}>
        <TestResult result={data} message={variables?.message} onTry={tryOther} />
      </Box>
    </Box>
  );
}
