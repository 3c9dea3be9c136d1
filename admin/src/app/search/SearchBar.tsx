import SearchIcon from '@mui/icons-material/Search';
import { Dialog, DialogContent, IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { SearchField } from './SearchField';
import { t } from '../../lib/i18n/t';

/** The bar has its own colours. */
const IN_BAR = {
  width: 280,
  flexShrink: 1,
  mx: 1,
  '& .MuiOutlinedInput-root': { color: 'inherit', bgcolor: 'rgb(255 255 255 / 12%)' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'rgb(255 255 255 / 35%)' },
  '& .MuiInputAdornment-root, & .MuiIconButton-root': { color: 'inherit' },
  '& input::placeholder': { color: 'inherit', opacity: 0.85 },
} as const;

/** The search in the app bar; where there is no room for a field, a button that opens it over the page. */
export function SearchBar() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  if (isWide) return <SearchField sx={IN_BAR} />;
  const label = t('Search everything');
  const close = () => setIsOpen(false);
  return (
    <>
      <Tooltip title={label}>
        <IconButton color="inherit" aria-label={label} data-shortcut="search" onClick={() => setIsOpen(true)}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-label={label}
        sx={{
          '& .MuiDialog-container': { alignItems: 'flex-start' },
          // The list of hits hangs below it.
          '& .MuiDialog-paper, & .MuiDialogContent-root': { overflow: 'visible' },
          '& .MuiDialog-paper': { m: 1, width: '100%' },
        }}
      >
        <DialogContent sx={{ p: 1.5 }}>
          <SearchField isFirst onDone={close} />
        </DialogContent>
      </Dialog>
    </>
  );
}
