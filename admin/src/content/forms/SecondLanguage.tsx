import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '../../lib/i18n/t';

const SECOND_FIELD = /_(indonesian|english)$/;

interface SecondLanguageProps {
  title?: string;
  /** The language of the fields above. */
  hint?: string;
  children: ReactNode;
}

/** The optional texts in the other language: open when there are some, or when one of them is refused. */
export function SecondLanguage({
  title = t('In Indonesian (optional)'),
  hint = t(
    'The texts above are in English. Where one is empty here, visitors who read Indonesian see the English one.',
  ),
  children,
}: SecondLanguageProps) {
  const id = useId();
  const record = useRecordContext();
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(() =>
    Object.entries(record ?? {}).some(([field, text]) => SECOND_FIELD.test(field) && Boolean(text)),
  );
  const isRefused = Object.keys(errors).some((field) => SECOND_FIELD.test(field));
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen || isRefused}
      onChange={(_event, opens) => setOpen(opens)}
      sx={{ width: '100%', my: 1 }}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-texts`} expandIcon={<ExpandMoreIcon />}>
        <Box>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {hint}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

interface SecondTextInputProps {
  /** The first text's field and label. */
  source: string;
  label: string;
  language?: 'Indonesian' | 'English';
  maxLength: number;
  /** Several lines. */
  isLong?: boolean;
}

/** The text of a field in the other language. */
export function SecondTextInput({ source, label, language = 'Indonesian', maxLength, isLong }: SecondTextInputProps) {
  return (
    <TextInput
      source={`${source}_${language.toLowerCase()}`}
      label={t('%{label} in %{language}', { label, language: t(language) })}
      {...(isLong ? { multiline: true, minRows: 2 } : {})}
      slotProps={{ htmlInput: { maxLength, lang: language === 'English' ? 'en' : 'id' } }}
    />
  );
}
