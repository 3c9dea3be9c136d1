import QrCode2Icon from '@mui/icons-material/QrCode2';
import type { ReferralCode } from '@festival/contracts';
import { Button, CircularProgress } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { serverMessage } from '../../../../lib/httpErrors';
import { useSingleMutation } from '../../../../lib/singleCall';
import { CodeLinksDialog } from './CodeLinksDialog';
import { t } from '../../../../lib/i18n/t';

/** The links of all chosen codes, those of other pages too. */
export function ChosenLinksButton() {
  const { selectedIds } = useListContext<ReferralCode>();
  const provider = useDataProvider();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [codes, setCodes] = useState<ReferralCode[] | null>(null);
  const { run, busy } = useSingleMutation<ReferralCode[], void>({
    mutationFn: async () => (await provider.getMany<ReferralCode>('referral-codes', { ids: selectedIds })).data,
    onSuccess: setCodes,
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      notify(serverMessage(error) ?? t('The codes could not be read'), { type: 'error' });
    },
  });
  return (
    <>
      <Button
        size="small"
        startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <QrCode2Icon />}
        onClick={() => run()}
        // Not disabled: the focus comes back to it after the dialog.
        aria-disabled={busy}
      >
        {t('Links and QR codes')}
      </Button>
      {codes && <CodeLinksDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
