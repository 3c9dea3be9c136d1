import { PersistentBuyer } from './support/real/persistent-buyer.js';
import { RealSale } from './support/real/real-sale.js';
import { closeSound } from './support/sound-data.js';
import { FULL_DISK, hasFullDisk } from './support/database/full-disk.js';

(hasFullDisk ? describe : describe.skip)('with no room left for the log', () => {
  let sale: RealSale;
  beforeAll(async () => {
    sale = await RealSale.open();
    await sale.tier(10);
  }, 60_000);
  afterAll(() => closeSound(sale));

  it('the process starts, sells and ends when it is told to', async () => {
    const api = await sale.start(0, FULL_DISK);
    for (let index = 0; index < 3; index += 1) {
      const buyer = new PersistentBuyer(() => sale.url());
      await buyer.login();
      expect(await buyer.place()).toMatchObject({ status: 'pending' });
      expect(buyer.lost).toBe(0);
    }
    expect(api.hasEnded).toBe(false);
    expect(await api.end('SIGTERM')).toBe(0);
  });
});
