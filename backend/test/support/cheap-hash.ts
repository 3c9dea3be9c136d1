import { hash } from '@node-rs/argon2';

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** For accounts of the test's own: checking it costs as little as making it. */
export const cheapHash = (password: string): Promise<string> => hash(password, CHEAPEST);
