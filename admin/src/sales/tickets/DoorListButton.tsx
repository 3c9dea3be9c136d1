import PrintIcon from '@mui/icons-material/Print';
import type { DoorListSort } from '@festival/contracts';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useDownload } from '../../shared/files/useDownload';
import { doorListAddress } from './ticketCalls';
import { t } from '../../lib/i18n/t';

const SORTS: ReadonlyArray<readonly [DoorListSort, string]> = [
  ['name', t('Sorted by name')],
  ['code', t('Sorted by ticket code')],
];

/** Paper for the gate when scanners fail: all tickets with boxes to tick, as PDF. */
export function DoorListButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, progress } = useDownload(t('The door list failed'));
  const print = (sort: DoorListSort) => {
    setAnchor(null);
    start(doorListAddress(sort));
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<PrintIcon />}
        loading={progress !== null}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Door list (PDF)')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disablePortal>
        {SORTS.map(([sort, label]) => (
          <MenuItem key={sort} onClick={() => print(sort)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
