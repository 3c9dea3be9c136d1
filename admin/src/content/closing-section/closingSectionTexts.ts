import { screenTexts } from '../screenTexts';

/** Content specification, section 8, "Closing section". */
export const CLOSING_SECTION = screenTexts('closing section', {
  loading: { prefix: 'Error: ', unknown: 'Failed to fetch closing sections' },
  saving: { prefix: 'Error: ', unknown: 'Operation failed' },
  deleting: { prefix: 'Error: ', unknown: 'Delete failed' },
});

export const CLOSING_SECTION_INSTRUCTIONS = [
  'Only one closing section is active at a time: making one active makes the others inactive.',
  'While none is active the site shows none. Without any section it shows its own promotion.',
  'All fields are required. A button leads to a web, mail or phone address, or to a page of the site such as /event.',
  'The picture: PNG/JPG, max 1MB, uploaded elsewhere and pasted as a URL, or uploaded here.',
];
