import type { RestoreNotice } from '@festival/contracts';
import { Alert, Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { ResolveDialog } from '../../shared/dialogs/ResolveDialog';
import { useDialogs } from '../../shared/dialogs/Dialogs';
import { Section } from '../../shared/fields/Section';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { reconciliationCalls } from './runs/reconciliationCalls';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const QUERY = ['restore-notice'];

/** What is to be done after a restore from a backup; nothing at all when there was none. */
export function RestoreSection() {
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: reconciliationCalls.restoreNotice });
  if (error) return <LoadFailed what={t('The notice of a restore')} error={error} onRetry={() => void refetch()} />;
  if (!data?.notice) return null;
  return <Notice notice={data.notice} onDone={() => void refetch()} />;
}

function Notice({
  notice: { taken_at, restored_at, held_mails },
  onDone,
}: {
  notice: RestoreNotice;
  onDone: () => void;
}) {
  const open = useDialogs();
  const openResolve = () =>
    open((close) => (
      <ResolveDialog
        title={t('The restore: dealt with')}
        text={t('This notice goes away. Nothing else changes.')}
        label={t('What was done about it')}
        submitLabel={t('Mark as dealt with')}
        successText={t('Marked as dealt with.')}
        failureText={t('Failed to mark the restore')}
        call={async (reason) => {
          const answer = await reconciliationCalls.resolveRestore(reason);
          onDone();
          return answer;
        }}
        onClose={close}
      />
    ));
  const action = (
    <Button variant="outlined" size="small" onClick={openResolve}>
      {t('Mark as dealt with')}
    </Button>
  );
  return (
    <Section
      title={t('Restored from a backup')}
      hint={t('On %{restoredAt}, from the backup of %{takenAt}.', {
        restoredAt: formatJakarta(restored_at),
        takenAt: formatJakarta(taken_at),
      })}
      action={action}
    >
      <Alert severity="warning">
        {t('What happened after the backup is not here.')}
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          <li>
            {t(
              'Orders of that time: export the provider’s list of payments since then and import it below. Money that is unknown here is listed under Differences, also when the provider tells of it by itself.',
            )}
          </li>
          <li>
            {rich('%{heldMails}%{link}: Retry sends one, or all.', {
              heldMails:
                held_mails === 0
                  ? t('No mail is held. ')
                  : t('%{heldMails} mails from before are held, since they may have been sent. ', {
                      heldMails: held_mails,
                    }),
              link: (
                <Link component={RouterLink} to="/mails" underline="always">
                  {t('Mails')}
                </Link>
              ),
            })}
          </li>
          <li>{t('Phones at the gate send again what they hold; open each of them once with a network.')}</li>
          <li>{t('Refunds, new accounts, lost phones and changed texts of that time have to be entered again.')}</li>
        </Box>
      </Alert>
    </Section>
  );
}
