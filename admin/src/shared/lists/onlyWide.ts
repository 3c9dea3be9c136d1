/** For a column that a tablet has no room for, and its heading. */
export const ONLY_WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;

/** What such a column says, below the text of another one. */
export const ONLY_NARROW = { display: { md: 'none' } } as const;
