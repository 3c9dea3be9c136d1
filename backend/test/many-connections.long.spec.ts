import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { RealSale } from './support/real/real-sale.js';
import { closeSound } from './support/sound-data.js';
import { until } from './support/until.js';

/** More than Node's own 511, and fewer than the 4,096 that Linux allows unless it is told otherwise. */
const PEOPLE = 2_000;
const KEPT = 300;
const NEWCOMERS = 50;

const isEverybody = (count: number): boolean => count === PEOPLE;
/** Linux alone says so. */
const LIMIT = '/proc/sys/net/core/somaxconn';
const allowed = existsSync(LIMIT) ? Number(readFileSync(LIMIT, 'utf8')) : 0;

(allowed >= PEOPLE ? describe : describe.skip)('people who come while the process is busy', () => {
  let sale: RealSale;
  beforeAll(async () => {
    sale = await RealSale.open();
    await sale.tier(10);
  }, 60_000);
  afterAll(() => closeSound(sale));

  it('are all connected, and answered once it isn’t', async () => {
    const api = await sale.start(0);
    const { hostname, port } = new URL(sale.url());
    let connected = 0;
    let answered = 0;
    // Frozen, it accepts nobody: whoever the system doesn't connect in its stead would try again for seconds.
    api.freeze();
    const sockets: Socket[] = [];
    try {
      for (let person = 0; person < PEOPLE; person += 1) {
        const socket = connect(Number(port), hostname, () => {
          connected += 1;
          socket.write('GET /api/waiting-room HTTP/1.1\r\nHost: festival\r\n\r\n');
        });
        socket.once('data', () => (answered += 1));
        // Whoever is refused isn't counted.
        socket.on('error', () => undefined);
        sockets.push(socket);
      }
      await until(async () => connected, isEverybody, 'everybody connected');
      api.thaw();
      await until(async () => answered, isEverybody, 'everybody answered');
    } finally {
      api.thaw();
      for (const socket of sockets) socket.destroy();
    }
    await api.end('SIGTERM');
  });

  it('are let in while hundreds who are connected go on asking', async () => {
    const api = await sale.start(0);
    const { hostname, port } = new URL(sale.url());
    const sockets: Socket[] = [];
    let isOver = false;
    /** Someone who asks again at once for as long as it lasts, or only once. */
    const ask = (times: number, answered: () => void): void => {
      const socket = connect(Number(port), hostname);
      let left = times;
      const send = () => socket.write('GET /api/csrf-token HTTP/1.1\r\nHost: festival\r\n\r\n');
      socket.on('connect', send);
      socket.on('data', (data) => {
        if (!data.includes('HTTP/1.1 200')) return;
        answered();
        left -= 1;
        if (left > 0 && !isOver) send();
      });
      socket.on('error', () => undefined);
      sockets.push(socket);
    };
    let kept = 0;
    let newcomers = 0;
    try {
      for (let each = 0; each < KEPT; each += 1) ask(Infinity, () => (kept += 1));
      await until(
        async () => kept,
        (count) => count > 10 * KEPT,
        'hundreds who ask again and again',
      );
      const before = kept;
      for (let each = 0; each < NEWCOMERS; each += 1) ask(1, () => (newcomers += 1));
      await until(
        async () => newcomers,
        (count) => count === NEWCOMERS,
        'an answer for each newcomer',
        60_000,
      );
      // If all who ask were answered in each turn of the event loop, in which one newcomer is connected, it would be the product.
      expect(kept - before).toBeLessThan((KEPT * NEWCOMERS) / 3);
    } finally {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    }
    await api.end('SIGTERM');
  }, 120_000);
});
