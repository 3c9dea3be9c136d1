import { Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { Section } from '../../shared/fields/Section';
import { SessionList } from './SessionList';
import { sessionCalls } from './sessionCalls';
import { t } from '../../lib/i18n/t';

/** The open sessions of the account that is edited. */
export function AccountSessions() {
  const { id } = useParams();
  const account = Number(id);
  if (!Number.isInteger(account)) return null;
  return (
    <Box sx={{ maxWidth: 720, pb: 4 }}>
      <Section
        title={t('Sessions')}
        hint={t('Where this person is signed in. An ended session’s next call is refused.')}
      >
        <SessionList
          of={String(account)}
          load={() => sessionCalls.of(account)}
          end={(session) => sessionCalls.end(account, session)}
        />
      </Section>
    </Box>
  );
}
