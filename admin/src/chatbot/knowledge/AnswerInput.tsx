import { KNOWLEDGE_LIMITS, FACT_NAMES } from '@festival/contracts';
import { Alert, Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { requiredText } from '../../shared/forms/inputRules';
import { unknownFacts } from './knowledgeValues';
import { t } from '../../lib/i18n/t';

const required = requiredText(t('Answer (English)'));

function Facts() {
  return (
    <Box component="details" sx={{ mb: 2, '& summary': { cursor: 'pointer', typography: 'body2' } }}>
      <summary>{t('Facts that answers can use')}</summary>
      <Typography variant="body2" sx={{ my: 0.5, color: 'text.secondary' }}>
        {t('In either language; each is filled in when the answer is given, so it never goes stale.')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('Facts')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {FACT_NAMES.map((name) => (
          <Box
            key={name}
            component="li"
            sx={{ fontFamily: 'monospace', fontSize: 13, px: 0.75, borderRadius: 0.5, bgcolor: 'action.hover' }}
          >
            {`{${name}}`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The English answer, and which of the festival's facts it can name. */
export function AnswerInput() {
  const answers = useWatch({ name: ['answer_en', 'answer_id'] });
  const unknown = unknownFacts(answers.map((answer) => String(answer ?? '')).join(' '));
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source="answer_en"
        label="Answer (English)"
        validate={required}
        multiline
        minRows={3}
        helperText="Plain lines, lists with “- ”, web addresses and links: [the ticket page](/ticket)"
        slotProps={{ htmlInput: { maxLength: KNOWLEDGE_LIMITS.answer } }}
      />
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('Not a fact, shown as typed: %{unknown}', { unknown: unknown.map((name) => `{${name}}`).join(', ') })}
        </Alert>
      )}
      <Facts />
    </Box>
  );
}
