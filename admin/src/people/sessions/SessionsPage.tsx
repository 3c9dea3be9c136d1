import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { Section } from '../../shared/fields/Section';
import { SessionList } from './SessionList';
import { sessionCalls } from './sessionCalls';
import { t } from '../../lib/i18n/t';

/** One's own open sessions. */
export function SessionsPage() {
  return (
    <Box sx={{ maxWidth: 720, px: { xs: 1, sm: 0 }, pb: 4 }}>
      <Title title="Sessions" />
      <Section
        title={t('Your sessions')}
        hint={t(
          'Where you are signed in. End what you don’t know, and change your password then. Each ends by itself after 12 hours.',
        )}
      >
        <SessionList of="own" load={sessionCalls.own} end={sessionCalls.endOwn} />
      </Section>
    </Box>
  );
}
