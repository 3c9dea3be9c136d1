import QrCode2Icon from '@mui/icons-material/QrCode2';
import type { ReferralCode } from '@festival/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { CodeLinksDialog } from './CodeLinksDialog';

/** The links of the chosen codes on this page. */
export function ChosenLinksButton() {
  const t = useTranslate();
  const { data, selectedIds } = useListContext<ReferralCode>();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  return (
    <>
      <Button size="small" startIcon={<QrCode2Icon />} onClick={() => setIsOpen(true)}>
        {t('Links and QR codes')}
      </Button>
      {isOpen && <CodeLinksDialog codes={chosen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
