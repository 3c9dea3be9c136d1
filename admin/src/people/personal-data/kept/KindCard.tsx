import { type HeldPersonalData, RETENTION } from '@festival/contracts';
import { Alert, Card, CardContent, TextField, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { formatJakarta } from '../../../lib/jakartaTime';
import { type Detail, DetailRows } from '../../../shared/fields/DetailCard';
import { KIND_TEXTS } from './kindTexts';
import { t } from '../../../lib/i18n/t';

/** The days in the fields, as typed. */
export type DaysForm = Record<HeldPersonalData['kind'], string>;

const number = new Intl.NumberFormat('id-ID');

/** What is known of it: before the first count, and without records, there is little. */
function figuresOf({ count, oldest_at, goes_at, due, removal_from }: HeldPersonalData): Detail[] {
  const figures: Array<[name: string, value: string | null]> = [
    [t('Records'), count === null ? null : number.format(count)],
    [t('Oldest'), oldest_at && formatJakarta(oldest_at)],
    [t('Oldest is due'), goes_at && formatJakarta(goes_at)],
    [t('Due by now'), due === null ? null : number.format(due)],
    [t('Goes from'), removal_from && formatJakarta(removal_from)],
  ];
  return figures.filter(([, value]) => value !== null);
}

/** One kind of personal data: how much there is, when it goes, and for how long it is kept. */
export function KindCard(held: HeldPersonalData) {
  const { kind, has_failed } = held;
  const { title, hint } = KIND_TEXTS[kind];
  return (
    <Card variant="outlined" component="article" aria-label={title}>
      <CardContent>
        <Typography component="h3" variant="subtitle1">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {hint}
        </Typography>
        <DetailRows details={figuresOf(held)} />
        {has_failed && (
          <Alert severity="error" sx={{ my: 1 }}>
            {t('The last night could not remove all of it. The log says why; the next night tries again.')}
          </Alert>
        )}
        <DaysField kind={kind} title={title} />
      </CardContent>
    </Card>
  );
}

function DaysField({ kind, title }: Pick<HeldPersonalData, 'kind'> & { title: string }) {
  const { register, formState } = useFormContext<DaysForm>();
  const { from, min, max } = RETENTION[kind];
  const text = t('A whole number from %{min} to %{max}', { min, max });
  const isDays = (value: string) => (/^\d{1,4}$/.test(value.trim()) && +value >= min && +value <= max) || text;
  const error = formState.errors[kind]?.message;
  return (
    <TextField
      {...register(kind, { validate: isDays })}
      label={from === 'event' ? t('Days after the event') : t('Days')}
      error={error !== undefined}
      helperText={error ?? t('%{min} to %{max}', { min, max })}
      fullWidth
      margin="dense"
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': t('%{title}: days', { title }), maxLength: 4 } }}
    />
  );
}
