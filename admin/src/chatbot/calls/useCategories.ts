import { trainingCalls } from './trainingCalls';
import { useTrainingQuery } from './useTrainingQuery';

const NONE: string[] = [];

/** The categories there are; none while they are not known, which leaves only the choice of all. */
export function useCategories(): string[] {
  return useTrainingQuery(['categories'], trainingCalls.categories).data ?? NONE;
}
