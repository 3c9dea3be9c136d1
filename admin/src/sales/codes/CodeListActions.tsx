import { ColumnsButton, CreateButton, TopToolbar, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import SyncIcon from '@mui/icons-material/Sync';
import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '../../lib/httpErrors';
import { SavedFilters } from '../../shared/lists/SavedFilters';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { type CodeResource, codeCalls } from './codeCalls';
import { ImportCodesButton } from './referral-codes/links/ImportCodesButton';

export function CodeListActions({ resource }: { resource: CodeResource }) {
  const isPhone = usePhoneLayout();
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      <SavedFilters />
      {!isPhone && <ColumnsButton />}
      {resource === 'referral-codes' && <ImportCodesButton />}
      <SyncUsesButton resource={resource} />
      <CreateButton />
    </TopToolbar>
  );
}

/** Counts every code's uses again from the orders. */
function SyncUsesButton({ resource }: { resource: CodeResource }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, isPending } = useMutation({
    mutationFn: () => codeCalls.syncUses(resource),
    onSuccess: async ({ envelope }) => {
      await queries.invalidateQueries({ queryKey: [resource] });
      notify(envelope.message ?? 'Uses recalculated.', { type: 'success' });
    },
    onError: async (error) => {
      await logoutIfAccessDenied(error);
      notify(serverMessage(error) ?? 'Failed to sync uses', { type: 'error' });
    },
  });
  return (
    <Button size="small" startIcon={<SyncIcon />} loading={isPending} loadingPosition="start" onClick={() => mutate()}>
      Sync uses
    </Button>
  );
}
