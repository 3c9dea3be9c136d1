import { DIALLED, type HelpNumber, MOST_HELP_NUMBERS } from '@festival/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ArrayInput, SimpleFormIterator, TextInput, useSimpleFormIterator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { requiredText } from '../../shared/forms/inputRules';
import { SecondTextInput } from '../forms/SecondLanguage';
import { t } from '../../lib/i18n/t';

const LONGEST_LABEL = 60;
const LONGEST_PHONE = 20;

const dialled = (value: string | null | undefined): string | undefined =>
  value?.trim() && !DIALLED.test(value.trim()) ? t('Phone number must be digits, as it is dialled') : undefined;
const rules = { label: requiredText(t('Help label')), phone: [...requiredText(t('Phone number')), dialled] };
const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });

/** Whom visitors call on the night, in their order; the guide through the night shows them. */
export function HelpNumbersInput() {
  const numbers = useWatch<{ help_numbers?: HelpNumber[] }, 'help_numbers'>({ name: 'help_numbers' });
  return (
    <ArrayInput
      source="help_numbers"
      label={t('More numbers to call')}
      helperText={t('Next to 112 and the support contact, in this order. At most %{most}.', {
        most: MOST_HELP_NUMBERS,
      })}
    >
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        disableAdd={(numbers?.length ?? 0) >= MOST_HELP_NUMBERS}
        addButton={<AddNumber />}
        // For the keyboard, which doesn't hover.
        sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
      >
        <TextInput source="label" label={t('Help label')} validate={rules.label} slotProps={upTo(LONGEST_LABEL)} />
        <SecondTextInput source="label" label={t('Help label')} maxLength={LONGEST_LABEL} />
        <TextInput
          source="phone"
          label={t('Phone number')}
          type="tel"
          validate={rules.phone}
          slotProps={upTo(LONGEST_PHONE)}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddNumber() {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()} sx={{ minHeight: 44 }}>
      {t('Add a number')}
    </Button>
  );
}
