/** Passwords from known data breaches, as somebody else's service knows them. */
export abstract class BreachedPasswords {
  /** False also when the service can't be asked: its absence never holds a change back. */
  abstract has(password: string): Promise<boolean>;
}
