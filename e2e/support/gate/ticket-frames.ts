import QRCode from 'qrcode';

export interface QrModules {
  size: number;
  /** Row by row, 1 is dark. */
  dark: number[];
}

/** A camera's frame with one ticket in it, before it is drawn. Lengths in pixels of the frame, angles in radians. */
export interface TicketFrame {
  /** Seed of the background and the noise. */
  seed: number;
  text: string;
  modules: QrModules;
  width: number;
  height: number;
  /** Side of the code without its quiet zone. */
  side: number;
  x: number;
  y: number;
  angle: number;
  /** Share by which the code's one edge is farther away than the other. */
  tilt: number;
  isInverted: boolean;
  isDim: boolean;
  gamma: number;
  contrast: number;
  lift: number;
  blurSd: number;
  noiseSd: number;
}

const FRAMES_PER_TICKET = 6;
/** Dots of the light border on each side; 4 is what readers need (ISO/IEC 18004), and what our pictures have. */
const QUIET_ZONE = 4;
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Frames of tickets that people hold up, six of each, with a moving hand. The same seed gives the same frames. */
export function ticketFrames(tickets: number, seed: number): TicketFrame[] {
  const random = randomFrom(seed);
  return Array.from({ length: tickets }, () => framesOfTicket(random)).flat();
}

function framesOfTicket(random: () => number): TicketFrame[] {
  const between = (least: number, most: number) => least + (most - least) * random();
  const around = (middle: number, most: number) => between(middle - most, middle + most);
  const text = ticketText(random);
  const modules = qrModules(text);
  const [width, height] = random() < 0.7 ? [1280, 720] : [640, 480];
  const side = between(160, 360);
  const tilted = around(0, random() < 0.5 ? 0.25 : Math.PI);
  // A large code at 45° would reach out of a small frame.
  const angle = reach(side, modules.size, tilted) < height / 2 ? tilted : tilted * 0.05;
  const within = (span: number) => around(span / 2, Math.max(0, span / 2 - reach(side, modules.size, angle)));
  const [x, y] = [within(width), within(height)];
  const isDim = random() < 0.4;
  const look = {
    isInverted: random() < 0.2,
    isDim,
    gamma: isDim ? between(1.2, 2) : 1,
    contrast: isDim ? between(0.25, 0.65) : between(0.7, 1),
    lift: between(0, 10),
    tilt: around(0, 0.1),
    noiseSd: between(1, 6),
  };
  const blur = between(0, 0.35) * (side / modules.size);
  return Array.from({ length: FRAMES_PER_TICKET }, () => ({
    ...look,
    seed: Math.floor(random() * 2 ** 32),
    text,
    modules,
    width,
    height,
    side: side * around(1, 0.03),
    x: around(x, 15),
    y: around(y, 15),
    angle: around(angle, 0.03),
    blurSd: blur * between(0.6, 1),
  }));
}

/** How far a turned code with its quiet zone, and what a hand moves it, reaches from its middle. */
function reach(side: number, dots: number, angle: number): number {
  const half = (side * (1 + (2 * QUIET_ZONE) / dots)) / 2;
  return half * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) * 1.1 + 15;
}

/** As tickets have it: decision 8. */
function ticketText(random: () => number): string {
  const pick = (letters: string, length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  return `https://festival.example/t/TKT-${pick(BASE32, 12)}?verify=key1${pick(BASE64URL, 86)}`;
}

/** As mails and PDFs have it: bytes, error correction M. */
function qrModules(text: string): QrModules {
  const { modules } = QRCode.create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: 'M' });
  return { size: modules.size, dark: Array.from(modules.data, Number) };
}

/** Mulberry32: numbers from 0 to 1 that a seed decides. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
