import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import { MAX_GATE_NAME_LENGTH } from '@festival/contracts';
import { Box, Button, FormHelperText, IconButton, TextField } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { nameProblem, type SettingsForm } from './settingsForm';
import { t } from '../../../lib/i18n/t';

interface NameListProps {
  list: 'gates' | 'items';
  /** `Gate`: one of them. */
  what: string;
  least: number;
  most: number;
}

/** Names in an order: each can be changed, moved up and removed. */
export function NameList({ list, what, least, most }: NameListProps) {
  const { control, register, formState, getValues } = useFormContext<SettingsForm>();
  const { fields, append, remove, swap } = useFieldArray<SettingsForm, 'gates' | 'items'>({ control, name: list });
  const errors = formState.errors[list];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {fields.map(({ id }, index) => {
        const { ref, ...field } = register(`${list}.${index}.name`, {
          validate: () => nameProblem(getValues(list), index),
        });
        const error = errors?.[index]?.name?.message;
        const label = `${what} ${index + 1}`;
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'flex-start', width: '100%' }}>
            <TextField
              {...field}
              inputRef={ref}
              label={label}
              size="small"
              fullWidth
              error={error !== undefined}
              helperText={error}
              autoComplete="off"
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MAX_GATE_NAME_LENGTH } }}
            />
            <IconButton
              aria-label={t('Move %{label} up', { label })}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={t('Remove %{label}', { label })}
              disabled={fields.length <= least}
              onClick={() => remove(index)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      <Button variant="outlined" disabled={fields.length >= most} onClick={() => append({ name: '' })}>
        {t('Add %{what}', { what: what.toLowerCase() })}
      </Button>
      {fields.length >= most && <FormHelperText sx={{ m: 0 }}>{t('At most %{most}.', { most })}</FormHelperText>}
    </Box>
  );
}
