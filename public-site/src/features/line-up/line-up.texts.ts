/** Texts of the line-up (public-site specification, section 2 "Ticket"). */
export const LINE_UP_TEXTS = {
  loading: 'Loading the line-up',
  portraitOf: (name: string) => `Portrait of ${name}`,
  hidden: 'A guest star who is not revealed yet',
} as const;
