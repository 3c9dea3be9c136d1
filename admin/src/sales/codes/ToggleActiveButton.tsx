import ToggleOffIcon from '@mui/icons-material/ToggleOff';
import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import type { DiscountCode, ReferralCode } from '@festival/contracts';
import type { MouseEvent } from 'react';
import { Button, useNotify, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import { useFailedSave, withSeen } from '../../shared/forms/saving/asSeen';
import { serverMessage } from '../../lib/httpErrors';

/** Turns a code on or off (back-office specification, section 4, "Referral code"). */
export function ToggleActiveButton({ failureText }: { failureText: string }) {
  const resource = useResourceContext();
  const record = useRecordContext<ReferralCode | DiscountCode>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const onError = useFailedSave((error) => notify(serverMessage(error) ?? failureText, { type: 'error' }));
  if (!record) return null;

  const toggle = (event: MouseEvent) => {
    // The row itself opens the form.
    event.stopPropagation();
    void update(
      resource,
      { id: record.id, data: withSeen({ ...record, is_active: !record.is_active }), previousData: record },
      { onError },
    );
  };

  return (
    <Button label={record.is_active ? 'Deactivate' : 'Activate'} onClick={toggle} disabled={isPending}>
      {record.is_active ? <ToggleOffIcon /> : <ToggleOnIcon />}
    </Button>
  );
}
