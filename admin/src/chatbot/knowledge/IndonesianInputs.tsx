import { KNOWLEDGE_LIMITS, type Translation } from '@festival/contracts';
import TranslateIcon from '@mui/icons-material/Translate';
import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { trainingCalls } from '../calls/trainingCalls';
import { hasOwnIndonesian } from './autoTranslate';
import { useDelayedTranslation, useEntryTexts, useTranslation } from './useTranslation';
import { t } from '../../lib/i18n/t';

const NO_SERVICE = t(
  'No translation service is set up (TRANSLATE_URL): only known words are translated, as a draft to rewrite.',
);

interface IndonesianInputsProps {
  isNew: boolean;
  /** A translation has been filled in. */
  onTranslated: (made: Partial<Translation>) => void;
}

/** Whether translations come from a service; undefined until that is known. */
function useTranslationService(): boolean | undefined {
  const query = { queryKey: ['chatbot-translation'], queryFn: () => trainingCalls.translation(), staleTime: Infinity };
  return useQuery(query).data?.service;
}

/** The Indonesian texts: a translation's while auto-translate is on, the editor's own while it is off. */
export function IndonesianInputs({ isNew, onTranslated }: IndonesianInputsProps) {
  const hasService = useTranslationService();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isAuto = chosen ?? hasService === true;
  const [isAsking, setAsking] = useState(false);
  const { translate, drop, busy } = useTranslation(onTranslated);
  const read = useEntryTexts();
  // Read again with every change of the form.
  useWatch({ name: ['question_en', 'answer_en', 'question_id', 'answer_id'] });
  useDelayedTranslation({ isOn: isNew && isAuto, texts: read(), translate: () => void translate(false) });

  const turn = (on: boolean) => {
    setChosen(on);
    if (!on) drop();
  };
  const translateNow = () => (hasOwnIndonesian(read()) ? setAsking(true) : void translate(true));
  const slotProps = (maxLength: number) => ({ htmlInput: { readOnly: isAuto, maxLength } });

  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, mb: 2, px: 1.5, pt: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {t('Indonesian')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <FormControlLabel
          label={t('Auto-translate')}
          control={<Switch checked={isAuto} onChange={(_event, on) => turn(on)} />}
        />
        <Button startIcon={<TranslateIcon />} loading={busy} loadingPosition="start" onClick={translateNow}>
          {busy ? t('Translating…') : t('Translate now')}
        </Button>
        <Typography variant="body2" sx={{ flex: '1 1 100%', color: 'text.secondary' }}>
          {hasService === false && `${NO_SERVICE} `}
          {isAuto
            ? t('Filled in from the English texts. Turn auto-translate off to write your own.')
            : t('Visitors who ask in Indonesian get the English answer while this is empty.')}
        </Typography>
      </Box>
      <TextInput
        source="question_id"
        label="Question (Indonesian)"
        multiline
        helperText={false}
        slotProps={slotProps(KNOWLEDGE_LIMITS.question)}
      />
      <TextInput
        source="answer_id"
        label="Answer (Indonesian)"
        multiline
        minRows={3}
        helperText={false}
        slotProps={slotProps(KNOWLEDGE_LIMITS.answer)}
      />
      <Confirm
        isOpen={isAsking}
        title="Replace the Indonesian texts?"
        content={t('They were written by hand. The translation takes their place.')}
        confirm={t('Translate')}
        onConfirm={() => {
          setAsking(false);
          void translate(true);
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
