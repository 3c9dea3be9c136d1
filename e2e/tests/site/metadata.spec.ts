import { expect, test } from '../../support/fixtures.js';

interface Manifest {
  icons: { src: string; sizes: string }[];
}

test('every picture that the head and the manifest name is there', async ({ page, request }) => {
  await page.goto('/ticket');
  const icons = page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const named = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(named).toHaveLength(4);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest;
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const address of [...named, shared ?? '', ...manifest.icons.map(({ src }) => src)]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(/^image\/|^application\/manifest/);
  }
});

test('the policy of the page lets its structured data be', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/ticket');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Event' });
  expect(refused).toEqual([]);
});
