import type { CurrentUser } from '@festival/contracts';
import { getData } from './httpClient';

let user: Promise<CurrentUser> | null = null;

/** The person who is signed in; fetched once and cached until sign-out, a refusal or a new sign-in. */
export function currentUser(): Promise<CurrentUser> {
  if (!user) {
    const asked = getData('/api/auth/me');
    asked.catch(forgetUser);
    user = asked;
  }
  return user;
}

/** The account, or what it must do first, has changed: the next question goes to the server. */
export function forgetUser(): void {
  user = null;
}
