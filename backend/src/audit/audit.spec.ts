import { HttpApp } from '../../test/support/http-app.js';
import { Transactions } from '../platform/database/transactions.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditService } from './audit.service.js';
import { withoutSecrets } from './audit.service.js';

describe('AuditService', () => {
  let http: HttpApp;
  let audit: AuditService;
  let transactions: Transactions;

  beforeAll(async () => {
    http = await HttpApp.start();
    audit = http.app.get(AuditService, { strict: false });
    transactions = http.app.get(Transactions, { strict: false });
  });
  afterAll(async () => http.stop());

  const entries = async (recordId: string) => http.dataSource.getRepository(AuditEntryEntity).findBy({ recordId });

  it('stores who changed which record from what to what, when and from where', async () => {
    await transactions.run((db) =>
      audit.record(db, {
        admin: { id: 7, email: 'finance@festival.test' },
        action: 'update',
        resource: 'orders',
        recordId: 4711,
        before: { status: 'pending' },
        after: { status: 'paid', paidAt: new Date('2025-11-22T10:00:00Z') },
        address: '203.0.113.7',
      }),
    );
    expect(await entries('4711')).toEqual([
      {
        id: expect.any(Number) as number,
        adminId: 7,
        adminEmail: 'finance@festival.test',
        action: 'update',
        resource: 'orders',
        recordId: '4711',
        before: { status: 'pending' },
        after: { status: 'paid', paidAt: '2025-11-22T10:00:00.000Z' },
        address: '203.0.113.7',
        createdAt: http.clock.now(),
      },
    ]);
  });

  it('notes what the program did by itself', async () => {
    const change = { admin: null, action: 'expire', resource: 'orders', recordId: 'own', address: null };
    await transactions.run((db) => audit.record(db, change));
    expect((await entries('own'))[0]).toMatchObject({ adminId: null, adminEmail: null, before: null, after: null });
  });

  it('is rolled back with the change that it describes', async () => {
    const change = { admin: null, action: 'delete', resource: 'orders', recordId: 'undone', address: null };
    const failing = transactions.run(async (db) => {
      await audit.record(db, change);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await entries('undone')).toEqual([]);
  });
});

describe('withoutSecrets', () => {
  it.each([
    'passwordHash',
    'new_password',
    'secret',
    'resetSecret',
    'snap_token',
    'api_key',
    'X-API-Key',
    'verify_signature',
    'cookie',
  ])('hides %s at any depth', (field) => {
    expect(withoutSecrets({ [field]: 'x', list: [{ inner: { [field]: { deep: 'x' } } }] })).toEqual({
      [field]: '[hidden]',
      list: [{ inner: { [field]: '[hidden]' } }],
    });
  });

  it('leaves all else as it is', () => {
    const record = { key: 'promo', sortOrder: 1, flag: false, nothing: null, list: [1, 'a'] };
    expect(withoutSecrets(record)).toEqual(record);
  });
});
