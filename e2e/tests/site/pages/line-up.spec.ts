import { expect, JOURNEY, test } from '../../../support/fixtures.js';
import { expectAccessible, expectFitting, watchComplaints } from '../../../support/site/checks.js';
import { untilHydrated } from '../../../support/site/hydration.js';

test(
  'acts are picked, clashes told, the link opened by a friend and the picture shown',
  JOURNEY,
  async ({ page, browser, backOffice, stack }) => {
    for (const [name, from, to] of [
      ['Moonlit Choir', '2031-03-15T19:00', '2031-03-15T20:00'],
      ['Paper Lanterns', '2031-03-15T19:30', '2031-03-15T20:30'],
    ] as const) {
      await backOffice.addAct({
        sort_order: 50,
        name,
        is_announced: true,
        stage: 'Harbour',
        starts_at: from,
        ends_at: to,
      });
    }
    const complaints = watchComplaints(page);
    await page.goto('/line-up');
    await untilHydrated(page);
    const star = (name: string) =>
      page
        .getByRole('button', { name: new RegExp(`^My pick: ${name}`) })
        .locator('visible=true')
        .first();
    await star('Moonlit Choir').click();
    await star('Paper Lanterns').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moonlit Choir and Paper Lanterns overlap from 19:30 to 20:00.')).toBeVisible();
    await page.getByRole('button', { name: 'Picture for my story' }).click();
    const picture = page.getByRole('img', { name: 'Poster of my line-up: Moonlit Choir, Paper Lanterns' });
    await expect(page.getByRole('link', { name: 'Save picture' })).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      1080, 1920,
    ]);
    await page.keyboard.press('Escape');
    await expect(picture).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: 'My picks (2)' })).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `line-up at ${width}`);
      await expectFitting(page, `line-up at ${width}`);
    }
    expect(complaints).toEqual([]);

    const picks = await page.evaluate(() => localStorage.getItem('line_up_picks'));
    const friend = await browser.newPage({ baseURL: stack.url });
    await friend.goto(`/line-up?picks=${picks},999999,nonsense`);
    await expect(friend.getByText('2 acts are marked below with a ribbon.')).toBeVisible();
    await friend.getByRole('button', { name: 'Add them to my picks' }).click();
    await expect(friend.getByRole('link', { name: 'My picks (2)' })).toBeVisible();
    await friend.close();
  },
);
