import sharp from 'sharp';

const MAX_BYTES = 60_000;
/** As wide as the handbook's text on a screen with fine dots. */
const MAX_WIDTH = 1400;
const QUALITIES = [82, 70, 58, 46, 34];
const TIMEOUT_MS = 30_000;
/** As a small laptop, so that words stay large enough in the handbook; and so high that nothing must be scrolled. */
const WIDTH = 1240;
const HEIGHT = 2_200;

/** One scene as WebP. */
export async function takePicture(
  page,
  { path, wait, act, part, maxHeight = 1_000, width = WIDTH, timeout = TIMEOUT_MS },
) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(`/admin${path}`);
  await page.locator(wait).first().waitFor({ timeout });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const box = await page.locator(part).first().boundingBox();
  if (!box) throw new Error(`${part} isn't on the page`);
  const clip = { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, maxHeight) };
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return compress(png);
}

async function compress(png) {
  const image = sharp(png).resize({ width: MAX_WIDTH, withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const webp = await image.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`It is larger than ${MAX_BYTES} bytes`);
}
