import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { NextYearAddressEntity } from '../../src/next-year/next-year-address.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderSearchIndexService } from '../../src/orders/search/order-search-index.service.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { makeAdmin } from './accounts/admin-users.js';
import { teach } from './content/knowledge.js';
import type { Festival } from './festival.js';
import { Phone } from './gate/phone.js';
import { formFile, formRows, IMPORT_PLAN, Importer } from './sales/import-file.js';
import { nights } from './nights.js';
import { PaymentsBench } from './sales/payments.js';
import { secondPerson } from './staff.js';
import type { Visitor } from './visitor.js';
import { ConversationEntity } from '../../src/chatbot/chat/conversation.entity.js';

/** Somebody whose name, address and number no other text has. */
export const PLANTED = {
  name: 'Zyxnara "Zy" Quuxwell',
  email: 'zyxnara.quux@planted.example',
  phone: '081377712345',
};
/** A name that is a word of the program, on one of the orders. */
const WORD = 'Settlement';
export const PLANTED_SESSION = 'chat_of_the_planted';
/** Pieces of them, as texts may hold them; none so short that a sealed value has it by chance. */
export const PLANTED_PIECES = ['zyxnara', 'quuxwell', '.quux@', 'planted.example', '81377712345'];
const DAY_MS = 86_400_000;

/** Puts somebody everywhere by what buyers, staff, phones and the provider really do. */
export class PlantedPerson {
  readonly numbers: string[] = [];
  private readonly bench: PaymentsBench;

  private constructor(
    private readonly festival: Festival,
    private readonly admin: Visitor,
    private readonly other: Visitor,
  ) {
    this.bench = new PaymentsBench(festival);
  }

  static async plant(festival: Festival): Promise<PlantedPerson> {
    await festival.tier({ quota: 1_000, price: 50_000 });
    await teach(festival);
    const person = new PlantedPerson(festival, await festival.admin(), await secondPerson(festival, 'super_admin'));
    await person.buy();
    await person.comeFromTheForm();
    await person.correctATypo();
    await person.comeToTheGate();
    await person.ask();
    await person.wantNextYear();
    await person.beStaff();
    await person.beLookedFor();
    festival.clock.advanceMinutes(10);
    while ((await festival.get(OrderSearchIndexService).step()) > 0);
    await festival.get(MailWorkerService).drain();
    return person;
  }

  /** The event takes place, and is over some days later with an end that counts; gives that end. */
  async whenOver(): Promise<Date> {
    const admin = await this.festival.admin();
    const { data } = (await admin.get('/api/admin/settings').expect(200)).body;
    const concert = this.festival.clock.now();
    await admin.put('/api/admin/settings/1', { ...data, concert_date: concert.toISOString() }).expect(200);
    await nights(this.festival, 7);
    await this.bench.sync();
    return new Date(concert.getTime() + DAY_MS);
  }

  private async buy(): Promise<void> {
    const visitor = this.festival.visitor();
    const buyer = await visitor.login(PLANTED);
    const { order_number: number } = await visitor.order({ quantity: 2 }, buyer);
    this.numbers.push(number);
    await visitor.get(`/api/payment/${number}/create`).expect(200);
    await this.festival.simulator.choose(number, 'bank_transfer');
    await this.festival.simulator.pay(number);
    await this.bench.reaches(number, 'settlement');
    const customer_details = { first_name: PLANTED.name, email: PLANTED.email, phone: PLANTED.phone };
    await this.festival.simulator.notify(number, { override: { customer_details }, resign: true });
    await this.bench.settled(number);
    await this.admin.post(`/api/orders/${number}/resend-receipt`).expect(200);
    await this.admin
      .post(`/api/orders/${number}/lock-sync`, { confirm: 'LOCK', reason: `${PLANTED.name} called` })
      .expect(200);
    await this.refundByHand(number);
  }

  private async refundByHand(number: string): Promise<void> {
    const path = `/api/admin/orders/${number}/refunds`;
    const reason = `${PLANTED.name} is ill, ${PLANTED.email}`;
    const body = { reason, confirm: 'REFUND', account: `BCA 12, ${PLANTED.name}`, proof: `TRF ${PLANTED.phone}` };
    const { body: made } = await this.admin.post(path, { ...body, amount: 20_000 }).expect(201);
    this.festival.clock.advanceMinutes(1);
    await this.other.post(`${path}/${made.data.id}/confirm`, { confirm: 'REFUND' }).expect(200);
  }

  private async comeFromTheForm(): Promise<void> {
    const cells = { 0: PLANTED.email, 1: PLANTED.name, 2: PLANTED.email, 3: PLANTED.phone };
    const file = formFile(formRows(1, cells));
    const importer = new Importer(this.admin);
    const { body } = await importer.check(file).expect(200);
    await importer.run(file, { ...IMPORT_PLAN, confirm_rows: body.data.ready });
    const orders = await this.festival.rows(OrderEntity).findBy({ source: 'google_form' });
    this.numbers.push(...orders.map(({ orderNumber }) => orderNumber));
  }

  private async correctATypo(): Promise<void> {
    const visitor = this.festival.visitor();
    const typed = { ...PLANTED, email: 'somebody@else.example', name: 'Somebody', phone: '081299988877' };
    await this.festival.tier({ quota: 1_000, price: 0 });
    const { order_number: number } = await visitor.order({}, await visitor.login(typed));
    this.numbers.push(number);
    const path = `/api/orders/${number}`;
    await this.admin.put(`${path}/email`, { buyer_email: PLANTED.email }).expect(200);
    await this.admin.put(`${path}/buyer`, { buyer_name: WORD, buyer_phone: PLANTED.phone }).expect(200);
  }

  private async comeToTheGate(): Promise<void> {
    const [, ticket] = await this.festival.rows(TicketEntity).findBy({ orderNumber: this.numbers[0] });
    const code = ticket?.ticketCode ?? '';
    const chief = await Phone.pair(this.festival, this.admin, 'North', 'lead');
    await chief.send(chief.scan(code));
    await chief.visitor.get(`/api/gate/tickets?q=${encodeURIComponent(PLANTED.name)}`).expect(200);
    const reason = `It was ${PLANTED.name}'s friend`;
    await this.admin.post('/api/admin/gate/undo', { ticket_code: code, reason }).expect(200);
    this.festival.clock.advanceSeconds(2);
    await chief.send(chief.scan(code));
  }

  /** As after an earlier festival; the link in the mail was never pressed. */
  private async wantNextYear(): Promise<void> {
    const now = this.festival.clock.now();
    const row = { email: PLANTED.email, language: 'id', token: 'n'.repeat(32), confirmedAt: null } as const;
    await this.festival.rows(NextYearAddressEntity).insert({ ...row, createdAt: now, mailedAt: now });
  }

  /** What is stored today is masked; what was stored before that isn't. */
  private async ask(): Promise<void> {
    const visitor = this.festival.visitor();
    const message = `I am ${PLANTED.name}, ${PLANTED.email}. How much is a ticket?`;
    const session = { language: 'en', session_id: PLANTED_SESSION };
    await visitor.post('/api/chatbot/chat', { message, ...session }).expect(200);
    const [masked] = await this.festival.rows(ConversationEntity).findBy({ sessionId: PLANTED_SESSION });
    if (!masked || masked.userMessage !== 'I am [name], [e-mail]. How much is a ticket?')
      throw new Error(`not masked: ${masked?.userMessage}`);
    for (const userMessage of [message, `Call 0813-7771-2345, ${PLANTED.name}`])
      await this.festival.rows(ConversationEntity).insert({ ...masked, id: undefined, userMessage });
  }

  private async beStaff(): Promise<void> {
    const { id } = await makeAdmin(this.festival, 'gate');
    await this.festival.rows(AdminUserEntity).update({ id }, { email: PLANTED.email, name: PLANTED.name });
    const { data } = (await this.admin.get(`/api/admin/users/${id}`).expect(200)).body;
    await this.admin.put(`/api/admin/users/${id}`, { ...data, is_active: false }).expect(200);
  }

  private async beLookedFor(): Promise<void> {
    const filter = encodeURIComponent(JSON.stringify({ q: PLANTED.email }));
    await this.admin.get(`/api/admin/orders/export?filter=${filter}`).expect(200);
    await this.admin.get(`/api/admin/tickets/export?filter=${filter}`).expect(200);
  }
}
