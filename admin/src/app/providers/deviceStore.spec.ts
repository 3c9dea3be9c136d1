import { deviceStore } from './deviceStore';

it('forgets on signing out all but columns and saved filters, and those that search for somebody', () => {
  const store = deviceStore();
  const failed = { label: 'Failed', value: { filter: { status: 'failed' } } };
  const sari = { label: 'Sari', value: { filter: { q: 'sari' } } };
  store.setItem('mails.savedQueries', [failed, sari]);
  store.setItem('orders.datatable', ['tries']);
  store.setItem('orders.listParams', { filter: { q: 'sari' } });
  store.reset();
  expect(store.getItem('mails.savedQueries')).toEqual([failed]);
  expect(store.getItem('orders.datatable')).toEqual(['tries']);
  expect(store.getItem('orders.listParams')).toBeUndefined();
});
