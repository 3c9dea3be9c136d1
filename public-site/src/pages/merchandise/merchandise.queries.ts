import { merchandiseQuery } from '../../features/merchandise/merchandise.api';

/** What `/merchandise` shows. */
export const merchandiseQueries = [merchandiseQuery];
