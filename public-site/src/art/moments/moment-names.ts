/** The seven slides of the photo carousel, in their order. */
export const MOMENT_NAMES = ['concert', 'booths', 'dance', 'esports', 'charity', 'sports', 'lanterns'] as const;

export type MomentName = (typeof MOMENT_NAMES)[number];
