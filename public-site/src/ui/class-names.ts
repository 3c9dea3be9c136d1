/** Joins the class names that are there: `cx(styles.card, wide && styles.wide)`. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
