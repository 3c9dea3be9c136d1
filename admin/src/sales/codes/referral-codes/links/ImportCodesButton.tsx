import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { CodeLinksDialog } from './CodeLinksDialog';
import type { LinkedCode } from './codeLinks';
import { ImportCodesDialog } from './ImportCodesDialog';

/** Codes for a whole committee: from a list of names to links that can be handed out. */
export function ImportCodesButton() {
  const t = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<readonly LinkedCode[] | null>(null);
  const showLinks = (codes: readonly LinkedCode[]) => {
    setIsOpen(false);
    setMade(codes);
    refresh();
  };
  return (
    <>
      <Button size="small" startIcon={<PlaylistAddIcon />} onClick={() => setIsOpen(true)}>
        {t('Codes from a list')}
      </Button>
      {isOpen && <ImportCodesDialog onMade={showLinks} onClose={() => setIsOpen(false)} />}
      {made && <CodeLinksDialog codes={made} onClose={() => setMade(null)} />}
    </>
  );
}
