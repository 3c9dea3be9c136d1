import { Controller, Get, Post } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { makeAdmin, PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import { HttpApp } from '../../../test/support/http-app.js';
import { Transactions } from '../../platform/database/transactions.js';
import {
  CurrentAdmin,
  CurrentBuyer,
  ForArea,
  ForBuyer,
  OptionalBuyer,
  OptionalStaff,
  Public,
  Roles,
} from '../../platform/access/access.decorators.js';
import { ADMIN_COOKIE } from './admin-cookie.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import type { Buyer, SignedInAdmin } from '../../platform/access/identities.js';
import { PurchaseTokensService } from '../purchase/purchase-tokens.service.js';

@Controller('api/areas')
class AreasController {
  @Get('undeclared') undeclared() {
    return 'open by mistake';
  }
  @Public() @Get('public') open(@CurrentAdmin() admin?: SignedInAdmin) {
    return admin ?? 'nobody';
  }
  @ForArea('orders') @Get('orders') orders(@CurrentAdmin() { role }: SignedInAdmin) {
    return role;
  }
  @Roles('super_admin') @Post('users') users() {
    return 'done';
  }
  @OptionalStaff() @Get('maybe-staff') maybeStaff(@CurrentAdmin() admin?: SignedInAdmin) {
    return admin?.role ?? 'nobody';
  }
  @ForBuyer() @Get('buyer') buyer(@CurrentBuyer() { subject }: Buyer) {
    return subject;
  }
  @OptionalBuyer() @Get('maybe-buyer') maybeBuyer(@CurrentBuyer() buyer?: Buyer) {
    return buyer?.subject ?? 'nobody';
  }
}

@ForArea('scanner')
@Controller('api/gate')
class GateController {
  @Get() scan() {
    return 'scanned';
  }
  @Public() @Get('open') open() {
    return 'open';
  }
}

const NOT_SIGNED_IN = { success: false, message: 'Please log in to continue.' };
const FORBIDDEN = { success: false, message: 'You do not have permission to do this.' };

describe('access', () => {
  let http: HttpApp;

  beforeAll(async () => {
    http = await HttpApp.start({ controllers: [AreasController, GateController] });
  });
  afterAll(async () => http.stop());

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('is denied on a route that says nothing of it, to a super admin too', async () => {
    const { browser } = await signedIn(http);
    for (const visitor of [http.browser(), browser]) {
      const response = await visitor.get('/api/areas/undeclared');
      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual(FORBIDDEN);
    }
  });

  it('is open where a route says so, whatever its controller says', async () => {
    expect((await http.browser().get('/api/areas/public')).json().data).toBe('nobody');
    expect((await http.browser().get('/api/gate/open')).statusCode).toBe(200);
    expect((await http.browser().get('/api/gate')).statusCode).toBe(401);
  });

  it.each([
    ['super_admin', 200, 200, 200],
    ['finance', 200, 403, 403],
    ['content', 403, 403, 403],
    ['gate', 403, 200, 403],
  ] as const)('of %s: orders %i, scanner %i, users %i', async (role, orders, scanner, users) => {
    const { browser } = await signedIn(http, role);
    expect((await browser.get('/api/areas/orders')).statusCode).toBe(orders);
    expect((await browser.get('/api/gate')).statusCode).toBe(scanner);
    expect((await browser.post('/api/areas/users')).statusCode).toBe(users);
  });

  it('of nobody is 401, with words for each', async () => {
    expect((await http.browser().get('/api/areas/orders')).json()).toEqual(NOT_SIGNED_IN);
    expect((await http.browser().post('/api/areas/users')).statusCode).toBe(401);
    const { browser } = await signedIn(http, 'gate');
    expect((await browser.get('/api/areas/orders')).json()).toEqual(FORBIDDEN);
  });

  describe('of a session', () => {
    it('ends with logout, for a copy of the cookie too', async () => {
      const { browser } = await signedIn(http);
      const copy = http.browser();
      copy.cookies.set(ADMIN_COOKIE, browser.cookies.get(ADMIN_COOKIE) ?? '');
      expect((await copy.get('/api/areas/orders')).statusCode).toBe(200);
      const response = await browser.post('/admin/logout');
      expect(response.json()).toEqual({ success: true, message: 'Signed out.' });
      expect(browser.cookies.has(ADMIN_COOKIE)).toBe(false);
      expect((await copy.get('/api/areas/orders')).statusCode).toBe(401);
      expect((await browser.post('/admin/logout')).statusCode).toBe(200);
    });

    it('ends everywhere when all sessions of the user are revoked, and nowhere else', async () => {
      const [one, other] = [await signedIn(http), await signedIn(http)];
      const phone = http.browser();
      await phone.post('/admin/login', { email: one.user.email, password: PASSWORD });
      const sessions = http.app.get(AdminSessionsService, { strict: false });
      await http.app.get(Transactions, { strict: false }).run((db) => sessions.revokeAll(db, one.user.id));
      expect((await one.browser.get('/api/auth/me')).statusCode).toBe(401);
      expect((await phone.get('/api/auth/me')).statusCode).toBe(401);
      expect((await other.browser.get('/api/auth/me')).statusCode).toBe(200);
    });

    it('follows a role change and a deactivation at once', async () => {
      const { browser, user } = await signedIn(http, 'finance');
      const users = http.dataSource.getRepository(AdminUserEntity);
      await users.update({ id: user.id }, { role: 'gate' });
      expect((await browser.get('/api/areas/orders')).statusCode).toBe(403);
      expect((await browser.get('/api/auth/me')).json().data.role).toBe('gate');
      await users.update({ id: user.id }, { isActive: false });
      expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
    });

    it('ends after 12 hours', async () => {
      const { browser } = await signedIn(http);
      http.clock.advanceSeconds(12 * 3600 - 1);
      expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
      http.clock.advanceSeconds(1);
      expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
    });

    it('is optional where a route says so, and an ended one counts as none', async () => {
      const { browser } = await signedIn(http, 'gate');
      expect((await browser.get('/api/areas/maybe-staff')).json().data).toBe('gate');
      http.clock.advanceSeconds(12 * 3600);
      expect((await browser.get('/api/areas/maybe-staff')).json().data).toBe('nobody');
      expect((await http.browser().get('/api/areas/maybe-staff')).json().data).toBe('nobody');
    });
  });

  describe('of a token', () => {
    it('is its subject’s for 24 hours', async () => {
      const token = http.app.get(PurchaseTokensService, { strict: false }).issue({ subject: 'subject-1' });
      expect((await http.browser().get('/api/areas/buyer', bearer(token))).json().data).toBe('subject-1');
      expect((await http.browser().get('/api/areas/maybe-buyer', bearer(token))).json().data).toBe('subject-1');
      http.clock.advanceSeconds(24 * 3600);
      expect((await http.browser().get('/api/areas/buyer', bearer(token))).statusCode).toBe(401);
    });

    it('is optional where a route says so, but a wrong one is 401', async () => {
      expect((await http.browser().get('/api/areas/maybe-buyer')).json().data).toBe('nobody');
      for (const authorization of ['Bearer nonsense', 'Bearer ', 'Basic YTpi']) {
        const response = await http.browser().get('/api/areas/maybe-buyer', { authorization });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual(NOT_SIGNED_IN);
      }
      expect((await http.browser().get('/api/areas/buyer')).statusCode).toBe(401);
    });

    it('is worth nothing when forged, unsigned, or made for another purpose', async () => {
      const jwt = new JwtService();
      const now = Math.floor(http.clock.now().getTime() / 1000);
      const claims = { sub: 'thief', iat: now, exp: now + 3600, aud: 'purchase-token', iss: 'festival-platform' };
      const key = http.config.deriveKey('purchase-token');
      const right = jwt.sign(claims, { secret: key });
      expect((await http.browser().get('/api/areas/buyer', bearer(right))).statusCode).toBe(200);
      const { browser } = await signedIn(http);
      for (const token of [
        jwt.sign(claims, { secret: 'another key that is long enough' }),
        jwt.sign(claims, { secret: key, algorithm: 'HS512' }),
        jwt.sign({ ...claims, aud: 'admin-session' }, { secret: key }),
        jwt.sign({ ...claims, iss: 'somebody' }, { secret: key }),
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${right.split('.')[1]}.`,
        browser.cookies.get(ADMIN_COOKIE) ?? '',
      ]) {
        expect((await http.browser().get('/api/areas/buyer', bearer(token))).statusCode).toBe(401);
      }
      const visitor = http.browser();
      visitor.cookies.set(ADMIN_COOKIE, right);
      expect((await visitor.get('/api/auth/me')).statusCode).toBe(401);
    });
  });

  it('knows each application’s own users, though two run in one process', async () => {
    const { browser } = await signedIn(http);
    const second = await HttpApp.start();
    try {
      expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
      await makeAdmin(second);
      const stranger = second.browser();
      stranger.cookies.set(ADMIN_COOKIE, browser.cookies.get(ADMIN_COOKIE) ?? '');
      expect((await stranger.get('/api/auth/me')).statusCode).toBe(401);
    } finally {
      await second.stop();
    }
  });
});
