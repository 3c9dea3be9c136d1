/** The title of the browser's tab; `own` is empty or null on the home page. */
export const documentTitle = (own: string | null, festival: string): string =>
  own ? `${own} · ${festival}` : festival;
