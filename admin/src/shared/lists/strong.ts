/** For the column of a record's name; its heading has its own weight. */
export const STRONG = { '&.MuiTableCell-body': { fontWeight: 600 } } as const;
