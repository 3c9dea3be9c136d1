import type { Count } from '../scalars.js';

/** A task of about a second for a browser (ALTCHA's protocol, version 1): the number whose hash after `salt` is `challenge`. */
export interface Challenge {
  algorithm: 'SHA-256';
  /**
   * SHA-256 of `salt` and the number in decimal digits, in hexadecimal.
   * @examples ["9b2a3f0e5d1c7a88f4b6e2d0c9a1b3f5e7d8c6b4a2908f7e6d5c4b3a29181706"]
   */
  challenge: string;
  /** The largest number that may be the one. */
  maxnumber: Count;
  /**
   * @examples ["4f1c8a529a0e4f7c8d213b5e?expires=1795425600&"]
   */
  salt: string;
  /**
   * The server's, to be sent back.
   * @examples ["1f0e5d1c7a88f4b6e2d0c9a1b3f5e7d8c6b4a2908f7e6d5c4b3a2918170695b2"]
   */
  signature: string;
}

/** The challenge to be solved before an order is placed. */
export interface ChallengeData {
  challenge: Challenge;
}
