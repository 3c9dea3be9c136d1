import type { Role } from '@festival/contracts';
import { HttpError } from 'react-admin';
import { fakeServer, failure, setPageToken, success, type Asked } from '../../testing/fakeServer';
import { authProvider, EXPIRED_SIGN_IN } from './authProvider';

const LOGIN = { email: 'dewi@festival.id', password: 'longenough' };

/** A server with one account; starts signed out. */
function serverWith(role: Role): Asked[] {
  let signedIn = false;
  return fakeServer(({ path }) => {
    if (path === '/admin/login') signedIn = true;
    if (path === '/admin/logout') signedIn = false;
    if (path !== '/api/auth/me') return success({});
    return signedIn ? success({ id: 1, name: 'Dewi', email: LOGIN.email, role }) : failure(401, 'Unauthenticated');
  });
}

beforeEach(async () => {
  setPageToken('t');
  fakeServer(() => success({}));
  await authProvider.logout();
});

it('signs in with JSON and then knows who it is', async () => {
  const log = serverWith('finance');
  await authProvider.login(LOGIN);
  expect(log[0]).toMatchObject({ method: 'POST', path: '/admin/login', body: LOGIN });
  expect(await authProvider.getIdentity()).toEqual({ id: 1, fullName: 'Dewi', role: 'finance' });
});

it('asks once who is signed in, however many screens want to know', async () => {
  const log = serverWith('finance');
  await authProvider.login(LOGIN);
  await Promise.all([
    authProvider.checkAuth(),
    authProvider.getIdentity(),
    authProvider.canAccess({ resource: 'orders' }),
  ]);
  expect(log.filter(({ path }) => path === '/api/auth/me')).toHaveLength(1);
});

it('finds no session before sign-in and after sign-out', async () => {
  serverWith('finance');
  await expect(authProvider.checkAuth()).rejects.toMatchObject({ status: 401 });
  await authProvider.login(LOGIN);
  await authProvider.checkAuth();
  await authProvider.logout();
  await expect(authProvider.checkAuth()).rejects.toMatchObject({ status: 401 });
  expect(await authProvider.getPermissions()).toBeNull();
});

it.each<[Role, string, boolean]>([
  ['super_admin', 'orders', true],
  ['super_admin', 'scanner', true],
  ['finance', 'referral-codes', true],
  ['finance', 'ticket-types', true],
  ['finance', 'scanner', false],
  ['gate', 'scanner', true],
  ['gate', 'tickets', false],
  ['content', 'discount-codes', false],
  ['super_admin', 'no-such-screen', false],
])('%s on %s: %s', async (role, resource, allowed) => {
  serverWith(role);
  await authProvider.login(LOGIN);
  expect(await authProvider.canAccess({ resource })).toBe(allowed);
});

describe('a refused call', () => {
  it('401 leads to the sign-in, which says that the session ended', async () => {
    await expect(authProvider.checkError(new HttpError('Unauthenticated', 401))).rejects.toMatchObject({
      redirectTo: EXPIRED_SIGN_IN,
    });
  });

  it.each([403, 404, 422, 500])('%d stays on the screen', async (status) => {
    await expect(authProvider.checkError(new HttpError('No', status))).resolves.toBeUndefined();
  });

  it('403 asks again who is signed in, for the role may have changed', async () => {
    serverWith('finance');
    await authProvider.login(LOGIN);
    await authProvider.checkAuth();
    const log = fakeServer(() => success({ id: 1, name: 'Dewi', email: LOGIN.email, role: 'gate' }));
    await authProvider.checkError(new HttpError('Forbidden', 403));
    expect(await authProvider.canAccess({ resource: 'orders' })).toBe(false);
    expect(log).toHaveLength(1);
  });
});

it('does not look signed out when signing out failed', async () => {
  serverWith('finance');
  await authProvider.login(LOGIN);
  await authProvider.checkAuth();
  fakeServer(() => failure(500, 'Something went wrong.'));
  await expect(authProvider.logout()).rejects.toMatchObject({ status: 500 });
  await authProvider.checkAuth();
});
