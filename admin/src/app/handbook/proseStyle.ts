import { alpha, type SxProps, type Theme } from '@mui/material';

/** Running text: what the theme's components don't style, since Markdown has plain elements. */
export const PROSE: SxProps<Theme> = (theme) => ({
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { my: 1 },
  '& ol, & ul': { pl: 3, my: 1 },
  '& li': { mb: 0.5 },
  '& li > p': { my: 0 },
  '& code': { fontFamily: 'monospace', fontSize: '0.92em', bgcolor: 'action.hover', borderRadius: 0.5, px: 0.5 },
  '& pre': { bgcolor: 'action.hover', borderRadius: 1, p: 1.25, my: 1, overflowX: 'auto', lineHeight: 1.4 },
  '& pre code': { bgcolor: 'transparent', p: 0, whiteSpace: 'pre', overflowWrap: 'normal' },
  '& .label': {
    fontWeight: 700,
    bgcolor: alpha(theme.palette.text.primary, 0.1),
    borderRadius: 0.5,
    px: 0.4,
    py: 0.1,
    boxDecorationBreak: 'clone',
  },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    my: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  // On a phone three columns of long words are wider than the screen by themselves.
  '& table': { borderCollapse: 'collapse', width: '100%', my: 1, tableLayout: { xs: 'fixed', sm: 'auto' } },
  // A word breaks only where it is longer than its line.
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    p: { xs: 0.5, sm: 0.75 },
    fontSize: { xs: '0.8125rem', sm: 'inherit' },
    hyphens: { xs: 'auto', sm: 'manual' },
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& th': { bgcolor: 'action.hover' },
  '& td:first-of-type .label': { whiteSpace: { sm: 'nowrap' } },
  // To be written into, on paper.
  '& td:empty': { minWidth: { sm: 120 }, height: '2.2em' },
});
