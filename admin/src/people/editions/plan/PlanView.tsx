import {
  EDITION_CONCERN_LABELS,
  EDITION_CONCERN_SCREENS,
  EDITION_PART_LABELS,
  type EditionConcern,
  type EditionPlan,
} from '@festival/contracts';
import { Alert, Box, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../../lib/jakartaTime';
import { Figures } from '../past/PastEditionsSection';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';

interface PlanViewProps {
  plan: EditionPlan;
  busy: boolean;
  onAccept: (concern: EditionConcern, isAccepted: boolean) => void;
  onBegin: () => void;
}

const number = (value: number): string => value.toLocaleString('id-ID');

/** What the new edition would do: what stands against it first. */
export function PlanView({ plan, busy, onAccept, onBegin }: PlanViewProps) {
  const { ends, begins, days, refusals, concerns, removals, parts, next_year, shifts, figures } = plan;
  const gone = parts.filter(({ is_kept, rows }) => !is_kept && rows > 0);
  return (
    <Box component="section" aria-label={t('What would happen')} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h6">
        {t('From %{ends} to %{begins}', { ends, begins })}
      </Typography>
      {refusals.map((text) => (
        <Alert key={text} severity="warning" sx={{ mt: 1 }}>
          {serverText(text)}
        </Alert>
      ))}
      {concerns.length > 0 && (
        <Part title={t('Not finished')}>
          {concerns.map(({ concern, count, is_accepted }) => (
            <Box
              component="li"
              key={concern}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}
            >
              <FormControlLabel
                control={
                  <Checkbox
                    checked={is_accepted}
                    disabled={busy}
                    onChange={({ target }) => onAccept(concern, target.checked)}
                  />
                }
                label={t('%{edition_concern_labels}: %{count}. Give up', {
                  edition_concern_labels: t(EDITION_CONCERN_LABELS[concern]),
                  count: number(count),
                })}
              />
              <Link component={RouterLink} to={`/${EDITION_CONCERN_SCREENS[concern]}`} underline="always">
                {t('Look at them')}
              </Link>
            </Box>
          ))}
        </Part>
      )}
      <Part title={t('Removed for good')}>
        {removals.length + gone.length === 0 && <li>{t('Nothing.')}</li>}
        {removals.length > 0 && (
          <li>{removals.map(({ table, rows }) => `${table.replaceAll('_', ' ')} ${number(rows)}`).join(', ')}</li>
        )}
        {gone.map(({ part, rows }) => (
          <li key={part}>
            {t(EDITION_PART_LABELS[part])}:{' '}
            {part === 'accounts' ? t('%{rows}, all but yours', { rows: number(rows - 1) }) : number(rows)}
          </li>
        ))}
      </Part>
      {next_year > 0 && (
        <Part title={t('Stays')}>
          <li>{t('Next year’s list, for which it was made: %{count} addresses', { count: number(next_year) })}</li>
        </Part>
      )}
      <Part title={t('Dates, %{days} days on', { days })}>
        {shifts.length === 0 && <li>{t('No other date moves.')}</li>}
        {shifts.map(({ what, from, to }) => (
          <li key={what}>
            {serverText(what)}: {formatJakarta(from)} → {formatJakarta(to)}
          </li>
        ))}
      </Part>
      <Typography component="h4" variant="subtitle2" sx={{ mt: 2, mb: 1 }}>
        {t('Kept of %{ends}', { ends })}
      </Typography>
      <Figures figures={figures} />
      <Button variant="contained" color="error" disabled={refusals.length > 0 || busy} onClick={onBegin} sx={{ mt: 2 }}>
        {t('Close %{ends}', { ends })}
      </Button>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography component="h4" variant="subtitle2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}
