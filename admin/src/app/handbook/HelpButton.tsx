import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { helpFor } from './helpPlaces';

// The texts and what reads them are loaded when somebody asks.
const HelpDrawer = lazy(async () => ({ default: (await import('./HelpDrawer')).HelpDrawer }));

/** The question mark of each screen: its part of the handbook, next to the work, which stays as it is. */
export function HelpButton() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [askedAt, setAskedAt] = useState<string>();
  if (pathname.startsWith('/handbook')) return null;
  const label = translate('Help', { _: 'Help' });
  const close = () => {
    setAskedAt(undefined);
    button.current?.focus();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          color="inherit"
          aria-label={label}
          aria-expanded={askedAt !== undefined}
          // What is open stays while its steps lead to other screens; pressed there, it shows theirs.
          onClick={() => setAskedAt(askedAt === pathname ? undefined : pathname)}
        >
          <HelpOutlineIcon />
        </IconButton>
      </Tooltip>
      {askedAt !== undefined && (
        <Suspense fallback={null}>
          <HelpDrawer key={askedAt} places={helpFor(askedAt)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
