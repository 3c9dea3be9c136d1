import { hash } from '@node-rs/argon2';

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** For test accounts: creating and checking the hash is cheap. */
export const cheapHash = (password: string): Promise<string> => hash(password, CHEAPEST);
