import type { EditionNextStep } from '@festival/contracts';
import { Box, Card, Link, Typography } from '@mui/material';
import { useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../shared/fields/Section';
import { StatusChip } from '../../shared/fields/StatusChip';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

/** What leads to the next sale, in order. */
export function NextStepsSection({ steps }: { steps: readonly EditionNextStep[] }) {
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <Section
      title={t('Before the next sale')}
      hint={t('%{done} of %{count} are done. The rehearsal is for you to tick off.', { done, count: steps.length })}
    >
      <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none', borderRadius: { xs: 0, sm: 1 } }}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </Card>
    </Section>
  );
}

function Step({ step: { title, is_done, seen, screen, command } }: { step: EditionNextStep }) {
  const definitions = useResourceDefinitions<{ label?: string }>();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0.5, sm: 2 },
        alignItems: 'flex-start',
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '0 0 72px' }}>
        <StatusChip label={is_done ? t('Done') : t('To do')} tone={is_done ? 'success' : 'default'} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {serverText(title)}
        </Typography>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {serverText(seen)}
        </Box>
        {!is_done && command && (
          <Box component="p" sx={{ m: 0 }}>
            {rich('On the server: %{code}', { code: <code>{command}</code> })}
          </Box>
        )}
        {!is_done && screen && (
          <Link component={RouterLink} to={`/${screen}`} underline="always">
            {t('Open %{label}', { label: definitions[screen]?.options?.label ?? t('the screen') })}
          </Link>
        )}
      </Box>
    </Box>
  );
}
