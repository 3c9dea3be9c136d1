/** The places of the ground, in the order of their numbers on the map. */
export const GROUND_PLACES = ['main', 'second', 'gates', 'food', 'aid', 'toilets', 'prayer'] as const;
export type GroundPlace = (typeof GROUND_PLACES)[number];
