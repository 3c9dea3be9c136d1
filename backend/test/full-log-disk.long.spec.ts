import { existsSync } from 'node:fs';
import { PersistentBuyer } from './support/real/persistent-buyer.js';
import { RealSale } from './support/real/real-sale.js';
import { closeSound } from './support/sound-data.js';

/** Each write to it fails for want of space. */
const FULL_DISK = '/dev/full';

(existsSync(FULL_DISK) ? describe : describe.skip)('with no room left for the log', () => {
  let sale: RealSale;
  beforeAll(async () => {
    sale = await RealSale.open();
    await sale.tier(10);
  }, 60_000);
  afterAll(() => closeSound(sale));

  it('the process starts, sells and ends when it is told to', async () => {
    const process = await sale.start(0, FULL_DISK);
    for (let index = 0; index < 3; index += 1) {
      const buyer = new PersistentBuyer(() => sale.url());
      await buyer.login();
      expect(await buyer.place()).toMatchObject({ status: 'pending' });
      expect(buyer.lost).toBe(0);
    }
    expect(process.hasEnded).toBe(false);
    expect(await process.end('SIGTERM')).toBe('SIGTERM');
  });
});
