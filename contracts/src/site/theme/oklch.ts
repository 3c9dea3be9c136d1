/** Lightness 0 to 1, chroma 0 to about 0.4, hue in radians: equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Red, green and blue of `#rrggbb`, linear, 0 to 1. Throws for another text. */
export function linearOf(hex: string): [number, number, number] {
  const channels = HEX.exec(hex)?.slice(1);
  if (channels?.length !== 3) throw new Error(`No colour: ${hex}`);
  return channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

/** https://www.w3.org/TR/css-color-4/#ok-lab */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s;
  const redGreen = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const blueYellow = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return { l: lightness, c: Math.hypot(redGreen, blueYellow), h: Math.atan2(blueYellow, redGreen) };
}

/** The colour as `#rrggbb`; one that no screen shows loses chroma until one does. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [low, high] = [0, c];
  if (isShown(linear(lightness, c, h))) low = c;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(linear(lightness, middle, h))) low = middle;
      else high = middle;
    }
  return `#${linear(lightness, low, h).map(channelOf).join('')}`;
}

function linear(lightness: number, c: number, h: number): [number, number, number] {
  const [redGreen, blueYellow] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.396_337_777_4 * redGreen + 0.215_803_757_3 * blueYellow) ** 3;
  const m = (lightness - 0.105_561_345_8 * redGreen - 0.063_854_172_8 * blueYellow) ** 3;
  const s = (lightness - 0.089_484_177_5 * redGreen - 1.291_485_548 * blueYellow) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

const EDGE = 0.000_5;
const isShown = (channels: readonly number[]) => channels.every((value) => value > -EDGE && value < 1 + EDGE);

function channelOf(value: number): string {
  const shown = Math.min(1, Math.max(0, value));
  const encoded = shown <= 0.003_130_8 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
