import { ROLE_LABELS, ROLES } from '@festival/contracts';

/** For a list of choices in a form or a filter. */
export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: ROLE_LABELS[id] }));
