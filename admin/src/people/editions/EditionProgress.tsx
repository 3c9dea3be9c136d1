import { EDITION_STEP_LABELS, EDITION_STEPS, type EditionUnderWay } from '@festival/contracts';
import { Card, LinearProgress, Typography } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { t } from '../../lib/i18n/t';

/** How far a new edition is. It goes on by itself, whoever looks. */
export function EditionProgress({ underWay }: { underWay: EditionUnderWay }) {
  const { begins, begun_at, step, removed, is_worked_on } = underWay;
  const done = EDITION_STEPS.indexOf(step);
  return (
    <Card component="section" aria-label={t('The new edition')} sx={{ mt: 2, p: 2 }}>
      <Typography component="h2" variant="h6">
        {t('Edition %{begins} is being made', { begins })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Begun %{begunAt} WIB. You may close this screen. Nothing is sold meanwhile.', {
          begunAt: formatJakarta(begun_at),
        })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / EDITION_STEPS.length) * 100}
        aria-label={t('Progress')}
        sx={{ my: 2 }}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {t('Step %{done} of %{count}: %{step}. %{removed} records removed.%{interrupted}', {
          done: done + 1,
          count: EDITION_STEPS.length,
          step: t(EDITION_STEP_LABELS[step]),
          removed: removed.toLocaleString('en'),
          interrupted: is_worked_on ? '' : t(' It was interrupted, and goes on within a minute.'),
        })}
      </Typography>
    </Card>
  );
}
