/** The five realms, in the order of the quest, named as in the pages' addresses. */
export const REALMS = ['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'] as const;

export type Realm = (typeof REALMS)[number];
