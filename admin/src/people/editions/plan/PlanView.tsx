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

interface PlanViewProps {
  plan: EditionPlan;
  busy: boolean;
  onAccept: (concern: EditionConcern, isAccepted: boolean) => void;
  onBegin: () => void;
}

const number = (value: number): string => value.toLocaleString('id-ID');

/** What the new edition would do: what stands against it first. */
export function PlanView({ plan, busy, onAccept, onBegin }: PlanViewProps) {
  const { ends, begins, days, refusals, concerns, removals, parts, shifts, figures } = plan;
  const gone = parts.filter(({ is_kept, rows }) => !is_kept && rows > 0);
  return (
    <Box component="section" aria-label="What would happen" sx={{ mt: 3 }}>
      <Typography component="h3" variant="h6">
        From {ends} to {begins}
      </Typography>
      {refusals.map((text) => (
        <Alert key={text} severity="warning" sx={{ mt: 1 }}>
          {text}
        </Alert>
      ))}
      {concerns.length > 0 && (
        <Part title="Not finished">
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
                label={`${EDITION_CONCERN_LABELS[concern]}: ${number(count)}. Give up`}
              />
              <Link component={RouterLink} to={`/${EDITION_CONCERN_SCREENS[concern]}`} underline="always">
                Look at them
              </Link>
            </Box>
          ))}
        </Part>
      )}
      <Part title="Removed for good">
        {removals.length + gone.length === 0 && <li>Nothing.</li>}
        {removals.length > 0 && (
          <li>{removals.map(({ table, rows }) => `${table.replaceAll('_', ' ')} ${number(rows)}`).join(', ')}</li>
        )}
        {gone.map(({ part, rows }) => (
          <li key={part}>
            {EDITION_PART_LABELS[part]}: {part === 'accounts' ? `${number(rows - 1)}, all but yours` : number(rows)}
          </li>
        ))}
      </Part>
      <Part title={`Dates, ${days} days on`}>
        {shifts.length === 0 && <li>No other date moves.</li>}
        {shifts.map(({ what, from, to }) => (
          <li key={what}>
            {what}: {formatJakarta(from)} → {formatJakarta(to)}
          </li>
        ))}
      </Part>
      <Typography component="h4" variant="subtitle2" sx={{ mt: 2, mb: 1 }}>
        Kept of {ends}
      </Typography>
      <Figures figures={figures} />
      <Button variant="contained" color="error" disabled={refusals.length > 0 || busy} onClick={onBegin} sx={{ mt: 2 }}>
        Close {ends}
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
