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

const QUERY = ['restore-notice'];

/** What is to be done after a restore from a backup; nothing at all when there was none. */
export function RestoreSection() {
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: reconciliationCalls.restoreNotice });
  if (error) return <LoadFailed what="The notice of a restore" error={error} onRetry={() => void refetch()} />;
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
        title="The restore: dealt with"
        text="This notice goes away. Nothing else changes."
        label="What was done about it"
        submitLabel="Mark as dealt with"
        successText="Marked as dealt with."
        failureText="Failed to mark the restore"
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
      Mark as dealt with
    </Button>
  );
  return (
    <Section
      title="Restored from a backup"
      hint={`On ${formatJakarta(restored_at)}, from the backup of ${formatJakarta(taken_at)}.`}
      action={action}
    >
      <Alert severity="warning">
        What happened after the backup is not here.
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          <li>
            Orders of that time: export the provider’s list of payments since then and import it below. Money that is
            unknown here is listed under Differences, also when the provider tells of it by itself.
          </li>
          <li>
            {held_mails === 0
              ? 'No mail is held. '
              : `${held_mails} mails from before are held, since they may have been sent. `}
            <Link component={RouterLink} to="/mails" underline="always">
              Mails
            </Link>
            : Retry sends one, or all.
          </li>
          <li>Phones at the gate send again what they hold; open each of them once with a network.</li>
          <li>Refunds, new accounts, lost phones and changed texts of that time have to be entered again.</li>
        </Box>
      </Alert>
    </Section>
  );
}
