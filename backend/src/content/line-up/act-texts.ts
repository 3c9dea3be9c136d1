import { MAX_ACTS } from '@festival/contracts';

export const ACT_TEXTS = {
  tooMany: `There may be at most ${MAX_ACTS} acts`,
  noName: 'Name is required',
  endWithoutStart: 'End needs a start',
  endBeforeStart: 'End must be after the start',
  unknownStar: 'This guest star does not exist',
  takenStar: 'This guest star already has an act',
};
