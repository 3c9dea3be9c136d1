/** The festival's palette, for mails and PDFs. */
export const COLOURS = {
  night: '#0B1F45',
  navy: '#0E4280',
  parchment: '#F6E7C4',
  paper: '#FFFAEE',
  yellow: '#FFC22F',
  red: '#D7263D',
  teal: '#42B5B5',
  orange: '#F26B21',
  ink: '#1B1530',
  faded: '#5E5670',
  line: '#E3D2A8',
  white: '#FFFFFF',
} as const;

/** One colour for each of the five realms, in the order of the quest. */
export const REALMS = [COLOURS.yellow, COLOURS.red, COLOURS.teal, COLOURS.orange, COLOURS.navy] as const;
