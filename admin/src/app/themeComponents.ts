import { alpha, type Theme } from '@mui/material/styles';
import type { ComponentsTheme } from 'react-admin';
import { NAVY, QUEST_YELLOW } from '../shared/brand';
import { PlainDiv, PlainLabel } from './plainElements';

const PHONE = '@media (max-width:599.95px)';
const NARROW = '@media (max-width:899.95px)';
/** A form is read downwards: on a wide screen its card ends where the fields do. */
const FORM_CARD = { maxWidth: 900 };
/** A phone on its side. */
const LOW = '@media (max-height:480px)';
/** Smallest side of what is pressed. */
const TARGET = 32;
/** The floating button to create a record, with the space around it; react-admin shows it where the menu is folded. */
const FLOATING_SPACE = 88;
const TONES = ['success', 'warning', 'error', 'info', 'primary'] as const;

/** Chips in a soft ground with strong text: many are in one table, and the word is read, not the colour. */
function softChip({ theme }: { theme: Theme }) {
  const ground = (tone: (typeof TONES)[number]) => [
    `&.MuiChip-filled.MuiChip-color${tone.charAt(0).toUpperCase()}${tone.slice(1)}`,
    { backgroundColor: alpha(theme.palette[tone].main, 0.14), color: theme.palette[tone].main },
  ];
  return { fontWeight: 600, ...Object.fromEntries(TONES.map(ground)) };
}

function activeMenuItem({ theme }: { theme: Theme }) {
  return {
    margin: '2px 8px',
    borderRadius: 8,
    '&.RaMenuItemLink-active': {
      fontWeight: 700,
      color: theme.palette.text.primary,
      backgroundColor: alpha(QUEST_YELLOW, theme.palette.mode === 'light' ? 0.28 : 0.18),
    },
  };
}

/** Save stays in sight, however long the form is; on a phone react-admin fixes it. */
function formToolbar({ theme }: { theme: Theme }) {
  return {
    backgroundColor: theme.palette.background.paper,
    borderTop: `1px solid ${theme.palette.divider}`,
    '&.RaToolbar-desktopToolbar': {
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      // The form is seen to go on below it.
      boxShadow: `0 -1px 0 ${theme.palette.divider}, 0 -8px 12px -8px ${alpha('#000', 0.3)}`,
    },
  } as const;
}

/** Search and selections in one line and of one height; on a phone the first, and then two on each line. */
function filterForm() {
  return {
    '& .MuiFilledInput-root': { minHeight: 48 },
    [PHONE]: {
      width: '100%',
      columnGap: 8,
      '& .filter-field': { flex: '1 1 calc(50% - 4px)', minWidth: 0 },
      // So does one that was added, since a button next to it removes it.
      '& .filter-field:first-of-type, & .filter-field:has(.hide-filter)': { flexBasis: '100%' },
      '& .RaFilterFormInput-body, & .MuiFormControl-root': { width: '100%', minWidth: 0 },
      '&& .RaFilterFormInput-spacer': { display: 'none' },
    },
  };
}

/** Above a list. The floating button takes no room in it. */
function topToolbar() {
  return {
    [PHONE]: { alignItems: 'center', flexWrap: 'wrap' },
    '&:has(> .RaCreateButton-floating:only-child)': { minHeight: 0, padding: 0 },
  };
}

/** A row's actions stay in sight when the table is wider than its card; on a tablet as icons alone. */
function dataTable({ theme }: { theme: Theme }) {
  return {
    '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
    '& .row-actions': { position: 'sticky', right: 0, zIndex: 1, backgroundColor: theme.palette.background.paper },
    // Above the other headings.
    '& th.row-actions': { zIndex: 3 },
    [NARROW]: {
      // The signs below say enough, and a date needs the room.
      '& th.row-actions': { paddingInline: 0, fontSize: 0 },
      '& .MuiTableHead-root th.MuiTableCell-root': { whiteSpace: 'normal', overflowWrap: 'normal' },
      '& .row-actions .MuiButton-root:has(.MuiButton-icon)': {
        padding: '4px',
        fontSize: 0,
        '& .MuiButton-icon': { margin: 0 },
      },
    },
  };
}

/** On a low screen a dialog takes all of it, so that its content and its buttons have room. */
function dialog() {
  return {
    '& .MuiDialogActions-root': { flexShrink: 0, flexWrap: 'wrap' },
    [LOW]: {
      '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { margin: 8, maxHeight: 'calc(100% - 16px)' },
      '& .MuiDialogTitle-root': { padding: '8px 24px' },
    },
  };
}

/** In the dark its own ground is nearly black. */
function infoGround({ theme }: { theme: Theme }) {
  return theme.palette.mode === 'dark' ? { backgroundColor: alpha(theme.palette.info.main, 0.12) } : {};
}

/** A field that can't be changed says why in a text that can be read. */
function readableHint({ theme }: { theme: Theme }) {
  return { '&.Mui-disabled': { color: theme.palette.text.secondary } };
}

/** Styles of every screen. A wide table scrolls inside its card; the page never goes sideways. */
export const components: ComponentsTheme = {
  MuiChip: { styleOverrides: { root: softChip } },
  // By itself it is too pale to be read.
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 0.75 } } } },
  // React-admin's own wheel says nothing to who can't see it turn.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: NAVY,
        backgroundImage: 'none',
        color: '#fff',
        borderBottom: `2px solid ${QUEST_YELLOW}`,
      },
    },
  },
  // Its corners are cut all the same, and a form's Save can stay in sight within it.
  MuiCard: { styleOverrides: { root: { overflow: 'clip' } } },
  MuiButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiCheckbox: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: TARGET } } },
  MuiPaginationItem: { styleOverrides: { root: { minWidth: TARGET, height: TARGET } } },
  MuiTablePagination: {
    styleOverrides: {
      // As strong as the select's own rule, which gives it the height of a line.
      root: {
        '& .MuiTablePagination-select.MuiSelect-select.MuiInputBase-input': {
          boxSizing: 'border-box',
          minHeight: TARGET,
          display: 'inline-flex',
          alignItems: 'center',
        },
      },
    },
  },
  MuiDialog: { styleOverrides: { root: dialog } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 700, whiteSpace: 'nowrap' },
      sizeSmall: { padding: '6px 10px' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: readableHint } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiAlert: { styleOverrides: { standardInfo: infoGround } },
  MuiFormControl: { defaultProps: { component: PlainDiv } },
  MuiFormControlLabel: { defaultProps: { as: PlainLabel } },
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': { minWidth: 0, padding: '0 16px 24px', [PHONE]: { padding: '0 0 24px' } },
        '& .RaLayout-content:has(.RaCreateButton-floating)': { paddingBottom: FLOATING_SPACE },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { minWidth: 0, overflow: 'hidden' } },
    },
  },
  RaTopToolbar: { styleOverrides: { root: topToolbar } },
  RaListToolbar: { styleOverrides: { root: { paddingTop: 8, [PHONE]: { padding: '0 16px' } } } },
  MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
  RaFilterForm: { styleOverrides: { root: filterForm } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-card': FORM_CARD } } },
  RaEdit: {
    styleOverrides: {
      root: {
        '& .RaEdit-card': FORM_CARD,
        // The card next to the form goes below it, or both would be squeezed.
        [NARROW]: { '& .RaEdit-main': { flexDirection: 'column', alignItems: 'stretch' } },
      },
    },
  },
  RaConfirm: { styleOverrides: { root: { '& .MuiButton-startIcon': { display: 'none' } } } },
  RaToolbar: { styleOverrides: { root: formToolbar } },
  RaDataTable: { styleOverrides: { root: dataTable } },
  RaCreateButton: { styleOverrides: { root: { '&.RaCreateButton-floating': { bottom: 16, right: 16 } } } },
  RaAppBar: {
    styleOverrides: { root: { '& .RaAppBar-menuButton': { '@media (min-width:992px)': { display: 'none' } } } },
  },
  RaMenuItemLink: { styleOverrides: { root: activeMenuItem } },
};
