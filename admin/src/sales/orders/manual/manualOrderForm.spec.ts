import { checkManualOrder, EMPTY_MANUAL_ORDER, toManualOrderRequest, type ManualOrderForm } from './manualOrderForm';

const filled: ManualOrderForm = {
  ...EMPTY_MANUAL_ORDER,
  buyer_name: ' Siti Rahma ',
  buyer_email: 'siti@example.com',
  buyer_phone: '081234567890',
  final_amount: '150000',
  acknowledged: true,
  confirm: 'CREATE',
};

describe('checkManualOrder', () => {
  it('lets a filled and confirmed form pass', () => {
    expect(checkManualOrder(filled)).toEqual({});
    expect(checkManualOrder({ ...filled, final_amount: '0', ticket_quantity: '0' })).toEqual({});
  });

  it('asks for all required fields first', () => {
    expect(checkManualOrder(EMPTY_MANUAL_ORDER)).toEqual({
      buyer_name: 'Required',
      buyer_email: 'Required',
      buyer_phone: 'Required',
      final_amount: 'Required',
      form: 'Please fill all required fields.',
    });
  });

  it.each<[Partial<ManualOrderForm>, object]>([
    [{ buyer_email: 'siti' }, { buyer_email: 'Please enter a valid email address' }],
    [{ buyer_phone: '12' }, { buyer_phone: 'Please enter a valid phone number' }],
    [{ ticket_quantity: '101' }, { ticket_quantity: 'Ticket quantity must be between 1 and 100' }],
    [{ ticket_quantity: '1.5' }, { ticket_quantity: 'Ticket quantity must be between 1 and 100' }],
    [{ final_amount: '-1' }, { final_amount: 'Final amount must be a whole number of rupiah, 0 or more' }],
    [{ acknowledged: false }, { form: 'Please acknowledge and type CREATE to proceed.' }],
    [{ confirm: 'create' }, { form: 'Please acknowledge and type CREATE to proceed.' }],
  ])('refuses %j', (changes, errors) => {
    expect(checkManualOrder({ ...filled, ...changes })).toEqual(errors);
  });
});

it('sends numbers, at least one ticket, and nothing that was left empty', () => {
  const request = { ...filled, ticket_quantity: '-2' };
  expect(toManualOrderRequest(request, false)).toEqual({
    buyer_name: 'Siti Rahma',
    buyer_email: 'siti@example.com',
    buyer_phone: '081234567890',
    category: 'internal',
    ticket_quantity: 1,
    final_amount: 150_000,
    referral_code: null,
    ticket_type: null,
    send_email: true,
  });
  expect(toManualOrderRequest(request, true)).toMatchObject({ over_quota: true });
});
