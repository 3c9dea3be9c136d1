export const NAVY = '#0b1f45';
export const QUEST_YELLOW = '#ffc22f';

/** The display face of titles on the sign-in and the status pages. */
export const TITLE_FONT = '"Cinzel Variable", Georgia, serif';
