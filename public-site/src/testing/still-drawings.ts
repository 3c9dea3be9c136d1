/** In the place of the build's module. */
export const DRAWINGS_FOLDER = '/assets/drawings';
