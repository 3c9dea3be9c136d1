import type { GlobalStylesProps } from '@mui/material';
import type { HandbookPageName } from './handbookPages';

/** The volunteer's page is one sheet: its type is smaller, and its margins are narrow. */
const ONE_SHEET: HandbookPageName = 'gate-volunteer';

/** Twice its class, so that it is stronger than the styles of the screen. Paper: A4, black on white in either theme, without the back office around it. */
export function printStyle(page: HandbookPageName): GlobalStylesProps['styles'] {
  const isOneSheet = page === ONE_SHEET;
  return {
    '@page': { size: 'A4', margin: isOneSheet ? '10mm' : '15mm' },
    '@media print': {
      'html, body, #root, .RaLayout-root, .RaLayout-root *': {
        background: 'none !important',
        color: '#000 !important',
      },
      '.MuiAppBar-root, .MuiDrawer-root, .RaLayout-root nav, .MuiSnackbar-root': { display: 'none !important' },
      '.RaLayout-appFrame, .RaLayout-content': { marginTop: '0 !important', padding: '0 !important' },
      '.handbook.handbook': {
        display: 'block !important',
        padding: '0 !important',
        fontSize: isOneSheet ? '8.75pt' : '10.5pt',
        lineHeight: isOneSheet ? 1.25 : 1.45,
      },
      '.handbook.handbook .print-title': { fontSize: isOneSheet ? '15pt' : '18pt', fontWeight: 700 },
      '.handbook.handbook h2': {
        fontSize: isOneSheet ? '11pt' : '13pt',
        breakAfter: 'avoid',
        ...(isOneSheet && { marginTop: '6pt' }),
      },
      '.handbook.handbook .label': { border: '0.6pt solid #555', borderRadius: 2, padding: '0 2pt' },
      '.handbook.handbook img': { maxHeight: '60mm', width: 'auto' },
      '.handbook.handbook li, .handbook.handbook tr, .handbook.handbook img, .handbook.handbook pre': {
        breakInside: 'avoid',
      },
      '.handbook.handbook th, .handbook.handbook td': {
        borderColor: '#777',
        padding: isOneSheet ? '1pt 4pt' : '2pt 4pt',
      },
      ...(isOneSheet && {
        '.handbook.handbook li': { margin: '1pt 0' },
        '.handbook.handbook table': { margin: '2pt 0' },
      }),
      '.handbook.handbook ol, .handbook.handbook ul, .handbook.handbook p': { margin: isOneSheet ? '2pt 0' : '4pt 0' },
      '.handbook.handbook a': { textDecoration: 'none' },
    },
  };
}
