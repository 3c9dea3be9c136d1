import { Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { PlainSelect } from '../../shared/forms/PlainSelect';
import { t } from '../../lib/i18n/t';

/** A filter's field: a text, a day, or one of some choices (`none` says what no choice means). */
export interface FilterField<K extends string> {
  name: K;
  label: string;
  type: 'search' | 'date' | 'choice';
  none?: string;
  choices?: ReadonlyArray<{ id: string; name: string }>;
}

interface FilterFormProps<K extends string> {
  fields: ReadonlyArray<FilterField<K>>;
  applied: Record<K, string>;
  isFiltered: boolean;
  onApply: (values: Record<K, string>) => void;
  onClear: () => void;
}

/** Filters that take effect when they are applied, together. */
export function FilterForm<K extends string>({ fields, applied, isFiltered, onApply, onClear }: FilterFormProps<K>) {
  const [values, setValues] = useState(applied);
  const [shown, setShown] = useState(applied);
  // Back and the menu change the address under the form.
  if (fields.some(({ name }) => shown[name] !== applied[name])) {
    setShown(applied);
    setValues(applied);
  }
  const set = (name: K, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(values);
  };
  return (
    <search aria-label={t('Filters')}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: 1.5,
          px: { xs: 1.5, sm: 0 },
          py: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `2fr repeat(${fields.length - 1}, 1fr) auto` },
          '& .MuiTextField-root': { m: 0 },
          '& .MuiFormHelperText-root:empty': { display: 'none' },
        }}
      >
        {fields.map(({ name, label, type, none, choices = [] }) =>
          type === 'choice' ? (
            <PlainSelect
              key={name}
              label={label}
              value={values[name]}
              none={none}
              choices={choices}
              onChange={(value) => set(name, value)}
            />
          ) : (
            <TextField
              key={name}
              label={label}
              type={type}
              value={values[name]}
              onChange={({ target }) => set(name, target.value)}
              sx={{ gridColumn: type === 'search' ? { xs: '1 / -1', md: 'auto' } : undefined }}
              slotProps={{
                htmlInput: { maxLength: type === 'search' ? 190 : undefined },
                inputLabel: type === 'date' ? { shrink: true } : undefined,
              }}
            />
          ),
        )}
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'flex', gap: 1, minHeight: 40 }}>
          <Button type="submit" variant="contained" sx={{ flex: { xs: 1, md: 'none' }, whiteSpace: 'nowrap' }}>
            {t('Apply Filters')}
          </Button>
          {isFiltered && <Button onClick={onClear}>{t('Clear')}</Button>}
        </Box>
      </Box>
    </search>
  );
}
