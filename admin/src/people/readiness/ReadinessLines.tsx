import {
  READINESS_GROUP_LABELS,
  READINESS_GROUPS,
  READINESS_STATES,
  type ReadinessGroup,
  type ReadinessLine,
} from '@festival/contracts';
import { Box, Card, Link, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ReadinessIcon, ReadinessState } from './ReadinessState';
import { t } from '../../lib/i18n/t';
import { serverText } from '../../lib/i18n/serverText';
import { summaryOf } from './summaryOf';

interface ReadinessLinesProps {
  lines: readonly ReadinessLine[];
  /** What can be done here about a line, by its name. */
  actions: Readonly<Record<string, ReactNode>>;
}

/** Everything that was looked at, in groups; the worst of each first. */
export function ReadinessLines({ lines, actions }: ReadinessLinesProps) {
  return READINESS_GROUPS.map((group) => (
    <Group key={group} group={group} lines={lines.filter((line) => line.group === group)} actions={actions} />
  ));
}

function Group({ group, lines, actions }: ReadinessLinesProps & { group: ReadinessGroup }) {
  const id = useId();
  if (lines.length === 0) return null;
  const right = lines.filter(({ state }) => state === 'ok');
  const wrong = READINESS_STATES.filter((state) => state !== 'ok').flatMap((worst) =>
    lines.filter(({ state }) => state === worst),
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          alignItems: 'baseline',
          px: { xs: 2, sm: 0 },
          mb: 0.75,
        }}
      >
        <Typography id={id} component="h2" variant="h6">
          {t(READINESS_GROUP_LABELS[group])}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {summaryOf(lines)}
        </Typography>
      </Box>
      <Card variant="outlined" sx={{ borderRadius: { xs: 0, sm: 1 } }}>
        {wrong.length > 0 && <Lines lines={wrong} actions={actions} />}
        {right.length > 0 && <RightLines lines={right} actions={actions} isBelow={wrong.length > 0} />}
      </Card>
    </Box>
  );
}

function Lines({ lines, actions }: ReadinessLinesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Line key={line.id} line={line} action={actions[line.id]} />
      ))}
    </Box>
  );
}

/** Out of the way of what is to be done, and there for who wants to know. */
function RightLines({ isBelow, ...list }: ReadinessLinesProps & { isBelow: boolean }) {
  const count = list.lines.length;
  return (
    <Box component="details" sx={{ borderTop: isBelow ? 1 : 0, borderColor: 'divider' }}>
      <Box component="summary" sx={{ px: 2, py: 1.25, cursor: 'pointer', typography: 'body2' }}>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, verticalAlign: 'middle' }}>
          <ReadinessIcon state="ok" />
          {t('%{smart_count} is right |||| %{smart_count} are right', { smart_count: count })}
        </Box>
      </Box>
      <Lines {...list} />
    </Box>
  );
}

function Line({ line: { state, title, seen, todo, screen }, action }: { line: ReadinessLine; action?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0.25, sm: 2 },
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <ReadinessState state={state} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <Box component="h3" sx={{ m: 0, font: 'inherit', fontWeight: 600 }}>
          {serverText(title)}
        </Box>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {serverText(seen)}
        </Box>
        {todo !== null && (
          <Box component="p" sx={{ m: 0, mt: 0.5 }}>
            <strong>{t('To do:')}</strong> {serverText(todo)} {screen !== null && <ScreenLink screen={screen} />}
          </Box>
        )}
        {action}
      </Box>
    </Box>
  );
}

/** Nothing for this screen itself. */
function ScreenLink({ screen }: { screen: string }) {
  const definitions = useResourceDefinitions<{ label?: string }>();
  if (screen === 'readiness') return null;
  const label =
    screen === 'change-password' ? t('Change Password') : (definitions[screen]?.options?.label ?? t('the screen'));
  return (
    <Link component={RouterLink} to={`/${screen}`} underline="always" sx={{ whiteSpace: 'nowrap' }}>
      {t('Open %{label}', { label })}
    </Link>
  );
}
