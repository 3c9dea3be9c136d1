import { HttpApp } from '../support/http-app.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { FirstAdminService } from '../../src/auth/accounts/first-admin.service.js';

async function withApp(environment: Record<string, string>, check: (http: HttpApp) => Promise<void>): Promise<void> {
  const http = await HttpApp.start({ environment });
  try {
    await check(http);
  } finally {
    await http.stop();
  }
}

describe('the first admin', () => {
  it('is created once; its password is printed once and works', () =>
    withApp({}, async (http) => {
      const service = http.app.get(FirstAdminService, { strict: false });
      const first = await service.ensure();
      expect(first?.email).toBe('admin@festival.local');
      expect(first?.generatedPassword?.length).toBeGreaterThanOrEqual(16);
      expect(await service.ensure()).toBeNull();
      const credentials = { email: 'admin@festival.local', password: first?.generatedPassword };
      const response = await http.browser().post('/admin/login', credentials);
      expect(response.json().data.user).toMatchObject({ name: 'Admin User', role: 'super_admin' });
    }));

  it('takes the address and password of the environment and doesn’t print them', () =>
    withApp({ ADMIN_EMAIL: 'Chair@Festival.test', ADMIN_PASSWORD: 'chosen by the chair' }, async (http) => {
      const first = await http.app.get(FirstAdminService, { strict: false }).ensure();
      expect(first).toEqual({ email: 'chair@festival.test', generatedPassword: null });
      const credentials = { email: 'chair@festival.test', password: 'chosen by the chair' };
      expect((await http.browser().post('/admin/login', credentials)).statusCode).toBe(200);
    }));

  it('is created by one of several processes that start at once', () =>
    withApp({}, async (http) => {
      const service = http.app.get(FirstAdminService, { strict: false });
      const made = await Promise.all([service.ensure(), service.ensure(), service.ensure()]);
      expect(made.filter((each) => each !== null)).toHaveLength(1);
      expect(await http.dataSource.getRepository(AdminUserEntity).count()).toBe(1);
    }));
});
