import { Box } from '@mui/material';
import { EditButton, Button, useNotify, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import ToggleOffIcon from '@mui/icons-material/ToggleOff';
import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import type { DiscountCode, ReferralCode } from '@festival/contracts';
import type { MouseEvent } from 'react';
import { ConfirmedDeleteButton, type ConfirmedDeleteButtonProps } from '../../shared/forms/ConfirmedDeleteButton';
import { useRefreshOnConflict, withVersion } from '../../shared/forms/saving/recordVersion';
import { serverMessage } from '../../lib/httpErrors';
import { t } from '../../lib/i18n/t';

interface RowActionsProps {
  toggleFailureText: string;
  deletion: Pick<ConfirmedDeleteButtonProps, 'what' | 'failureText'>;
}

/** The actions of one code in a list. */
export function RowActions({ toggleFailureText, deletion }: RowActionsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      <ToggleActiveButton failureText={toggleFailureText} />
      <EditButton />
      <ConfirmedDeleteButton {...deletion} redirect={false} />
    </Box>
  );
}

/** Turns a code on or off. */
export function ToggleActiveButton({ failureText }: { failureText: string }) {
  const resource = useResourceContext();
  const record = useRecordContext<ReferralCode | DiscountCode>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const onError = useRefreshOnConflict((error) => notify(serverMessage(error) ?? failureText, { type: 'error' }));
  if (!record) return null;

  const toggle = (event: MouseEvent) => {
    // The row itself opens the form.
    event.stopPropagation();
    void update(
      resource,
      { id: record.id, data: withVersion({ ...record, is_active: !record.is_active }), previousData: record },
      { onError },
    );
  };

  return (
    <Button label={record.is_active ? t('Deactivate') : t('Activate')} onClick={toggle} disabled={isPending}>
      {record.is_active ? <ToggleOffIcon /> : <ToggleOnIcon />}
    </Button>
  );
}
