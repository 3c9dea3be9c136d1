import type { TicketFrame } from './ticket-frames.js';

/**
 * Draws a frame as red, green, blue and alpha: a dark room with bright things in it, a ticket on a phone's screen, then
 * the lens's blur, dusk and the sensor's noise. Runs in the browser, so it uses nothing from around it.
 */
export function drawFrame(frame: TicketFrame): Uint8ClampedArray<ArrayBuffer> {
  const { modules, width, height, side, x: middleX, y: middleY } = frame;
  const DARK = 15;
  const LIGHT = 235;
  const SAMPLES = 3;
  const light = new Float32Array(width * height);
  const random = randomFrom(frame.seed);

  drawRoom();
  const dot = side / modules.size;
  const screen = side / 2 + 7 * dot;
  const phone = screen + 4 * dot;
  const reach = Math.ceil(phone * 1.5);
  const left = Math.max(0, Math.floor(middleX - reach));
  const right = Math.min(width, Math.ceil(middleX + reach));
  const top = Math.max(0, Math.floor(middleY - reach));
  const bottom = Math.min(height, Math.ceil(middleY + reach));
  drawPhone();
  if (frame.blurSd > 0.2) blur(frame.blurSd);
  return expose();

  function drawRoom() {
    const base = 30 + 60 * random();
    const [slopeX, slopeY] = [(60 * (random() - 0.5)) / width, (60 * (random() - 0.5)) / height];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) light[y * width + x] = base + slopeX * x + slopeY * y;
    for (let thing = 0; thing < 12; thing += 1) {
      const [w, h] = [20 + random() * 200, 10 + random() * 150];
      const [fromX, fromY] = [Math.floor(random() * width), Math.floor(random() * height)];
      const brightness = 20 + random() * 150;
      const toX = Math.min(width, fromX + Math.floor(w));
      for (let y = fromY; y < Math.min(height, fromY + h); y += 1)
        light.fill(brightness, y * width + fromX, y * width + toX);
    }
  }

  /** The mean of nine samples a pixel, each looked up in the code's own plane. */
  function drawPhone() {
    const [cos, sin] = [Math.cos(frame.angle), Math.sin(frame.angle)];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const behind = light[y * width + x] ?? 0;
        let sum = 0;
        for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
          const dx = x + ((sample % SAMPLES) + 0.5) / SAMPLES - middleX;
          const dy = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - middleY;
          const along = cos * dx + sin * dy;
          const farther = 1 + (frame.tilt * along) / side;
          sum += brightness(along / farther, (cos * dy - sin * dx) / farther, behind);
        }
        light[y * width + x] = sum / (SAMPLES * SAMPLES);
      }
  }

  function brightness(u: number, v: number, behind: number): number {
    const distance = Math.max(Math.abs(u), Math.abs(v));
    if (distance >= phone) return behind;
    if (distance >= screen) return DARK;
    const [column, row] = [Math.floor((u + side / 2) / dot), Math.floor((v + side / 2) / dot)];
    const isCode = distance < side / 2;
    const isDark = isCode && modules.dark[row * modules.size + column] === 1;
    return isDark === frame.isInverted ? LIGHT : DARK;
  }

  /** Gaussian, along rows and then along columns. */
  function blur(sd: number) {
    const radius = Math.ceil(sd * 3);
    const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
      Math.exp(-((index - radius) ** 2) / (2 * sd * sd)),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (const step of [1, width]) {
      const sharp = light.slice();
      for (let y = Math.max(radius, top); y < Math.min(height - radius, bottom); y += 1)
        for (let x = Math.max(radius, left); x < Math.min(width - radius, right); x += 1) {
          let sum = 0;
          for (let index = 0; index < weights.length; index += 1)
            sum += (weights[index] ?? 0) * (sharp[y * width + x + (index - radius) * step] ?? 0);
          light[y * width + x] = sum / total;
        }
    }
  }

  function expose(): Uint8ClampedArray<ArrayBuffer> {
    const noise = gaussians();
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let index = 0; index < light.length; index += 1) {
      const exposed = 255 * Math.max(0, (light[index] ?? 0) / 255) ** frame.gamma * frame.contrast + frame.lift;
      const grey = exposed + frame.noiseSd * (noise[Math.floor(random() * noise.length)] ?? 0);
      const pixel = index * 4;
      pixels[pixel] = grey;
      pixels[pixel + 1] = grey;
      pixels[pixel + 2] = grey;
      pixels[pixel + 3] = 255;
    }
    return pixels;
  }

  /** Box and Muller's, enough of them that a frame shows no pattern. */
  function gaussians(): Float32Array {
    return Float32Array.from(
      { length: 4096 },
      () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    );
  }

  function randomFrom(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }
}
