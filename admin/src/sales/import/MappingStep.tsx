import {
  BUYER_CATEGORIES,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  IMPORT_REQUIRED,
  LANGUAGES,
  type ImportField,
  type ImportPlan,
  type ImportPreview,
} from '@festival/contracts';
import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useTiers } from '../ticket-types/useTiers';
import { PlainSelect } from '../../shared/forms/PlainSelect';
import { t } from '../../lib/i18n/t';

interface MappingStepProps {
  plan: ImportPlan;
  columns: ImportPreview['columns'];
  disabled: boolean;
  onChange: (plan: ImportPlan) => void;
}

const NONE = '';
const LANGUAGE_NAMES = { en: t('English'), id: t('Indonesian') } as const;

/** The value of a field that has no column. */
const WITHOUT: Partial<Record<ImportField, string>> = {
  category: t('The category below'),
  ticket_quantity: t('One ticket'),
  final_amount: t('Price of the ticket type'),
  ticket_type: t('The ticket type below'),
  referral_code: t('None'),
};

/** The column of each field, and the defaults for rows without a value. */
export function MappingStep({ plan, columns, disabled, onChange }: MappingStepProps) {
  const { tiers } = useTiers();
  const choose = (field: ImportField, value: string) => {
    const { [field]: _former, ...mapping } = plan.mapping;
    onChange({ ...plan, mapping: value === NONE ? mapping : { ...mapping, [field]: Number(value) } });
  };
  const choices = columns.map(({ header }, index) => ({
    id: String(index),
    name: header || t('Column %{index}', { index: index + 1 }),
  }));
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {IMPORT_FIELDS.map((field) => (
          <PlainSelect
            key={field}
            label={t('%{import_field_labels} column', { import_field_labels: t(IMPORT_FIELD_LABELS[field]) })}
            value={String(plan.mapping[field] ?? NONE)}
            choices={choices}
            none={WITHOUT[field] ?? t('Choose a column')}
            required={IMPORT_REQUIRED.includes(field)}
            helperText={sample(columns, plan.mapping[field])}
            onChange={(value) => choose(field, value)}
          />
        ))}
        <PlainSelect
          label={t('Ticket type')}
          value={plan.ticket_type}
          choices={tiers.map(({ type, header }) => ({ id: type, name: header }))}
          none={t('Choose a ticket type')}
          required
          helperText={t('Of rows that name none')}
          onChange={(ticket_type) => onChange({ ...plan, ticket_type })}
        />
        <PlainSelect
          label={t('Category')}
          value={plan.category}
          choices={BUYER_CATEGORIES.map((each) => ({ id: each, name: each }))}
          helperText={t('Of rows that name none')}
          onChange={(value) => onChange({ ...plan, category: value === 'external' ? 'external' : 'internal' })}
        />
        <PlainSelect
          label={t('Language of mails')}
          value={plan.language}
          choices={LANGUAGES.map((each) => ({ id: each, name: LANGUAGE_NAMES[each] }))}
          onChange={(value) => onChange({ ...plan, language: value === 'en' ? 'en' : 'id' })}
        />
      </Box>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            checked={plan.send_email}
            onChange={({ target }) => onChange({ ...plan, send_email: target.checked })}
          />
        }
        label={t('Mail the e-tickets to the buyers')}
      />
      <FormHelperText sx={{ ml: 4 }}>
        {t('Without it nobody is told; receipts can be sent later, order by order.')}
      </FormHelperText>
    </Box>
  );
}

function sample(columns: ImportPreview['columns'], index: number | undefined): string {
  const shown = index === undefined ? [] : (columns[index]?.samples ?? []).filter((each) => each !== '');
  return shown.length > 0 ? t('Such as %{shown}', { shown: shown.slice(0, 2).join(', ') }) : ' ';
}

/** Whether every field that must have one has a column, and rows a ticket type. */
export function isPlanComplete(plan: ImportPlan): boolean {
  return IMPORT_REQUIRED.every((field) => plan.mapping[field] !== undefined) && plan.ticket_type !== '';
}
