import { MailRateEntity } from '../../../mail/queue/mail-rate.entity.js';
import { openDataSource } from './data-source.js';

it('a whole number is a parameter, and SQLite takes it for an integer', async () => {
  const dataSource = await openDataSource({ kind: 'sqlite', file: ':memory:' }, [MailRateEntity]);
  const sql = (looks: number) =>
    dataSource.manager
      .createQueryBuilder(MailRateEntity, 'r')
      .where('r.looks = :looks', { looks })
      .getQueryAndParameters();
  const [text, values] = sql(7);
  expect(text).toMatch(/"looks" = \?$/);
  expect(values).toEqual([7n]);
  expect(sql(8)).toEqual([text, [8n]]);
  const [result] = await dataSource.query<[{ type: string }]>('SELECT typeof(?) AS type', values);
  expect(result.type).toBe('integer');
  await dataSource.destroy();
});
