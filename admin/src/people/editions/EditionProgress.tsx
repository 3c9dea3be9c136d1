import { EDITION_STEP_LABELS, EDITION_STEPS, type EditionUnderWay } from '@festival/contracts';
import { Card, LinearProgress, Typography } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';

/** How far a new edition is. It goes on by itself, whoever looks. */
export function EditionProgress({ underWay }: { underWay: EditionUnderWay }) {
  const { begins, begun_at, step, removed, is_worked_on } = underWay;
  const done = EDITION_STEPS.indexOf(step);
  return (
    <Card component="section" aria-label="The new edition" sx={{ mt: 2, p: 2 }}>
      <Typography component="h2" variant="h6">
        Edition {begins} is being made
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Begun {formatJakarta(begun_at)} WIB. You may close this screen. Nothing is sold meanwhile.
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / EDITION_STEPS.length) * 100}
        aria-label="Progress"
        sx={{ my: 2 }}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        Step {done + 1} of {EDITION_STEPS.length}: {EDITION_STEP_LABELS[step]}. {removed.toLocaleString('en')} records
        removed.
        {!is_worked_on && ' It was interrupted, and goes on within a minute.'}
      </Typography>
    </Card>
  );
}
