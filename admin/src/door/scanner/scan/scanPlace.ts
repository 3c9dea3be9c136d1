import { crockford } from '@festival/contracts';
import { readStored, writeStored } from './deviceStore';

const GATE_KEY = 'festival.scanner.gate';
const DEVICE_KEY = 'festival.scanner.device';
export const MAX_GATE_LENGTH = 40;
const DEVICE_ID_LENGTH = 10;

/** A gate's name as it may travel in a header: printable ASCII (accents fall off), one space between words, 40 characters. */
export function cleanGateName(typed: string): string {
  const ascii = typed.normalize('NFKD').replace(/[^\x20-\x7E]/g, '');
  return ascii.replace(/ +/g, ' ').trim().slice(0, MAX_GATE_LENGTH).trim();
}

export function loadGateName(): string {
  return cleanGateName(readStored(GATE_KEY) ?? '');
}

/** Stores the name and returns it as it was stored. */
export function saveGateName(typed: string): string {
  const gate = cleanGateName(typed);
  writeStored(GATE_KEY, gate);
  return gate;
}

/** A random name of this device for the scan log, made once. */
export function loadDeviceId(): string {
  const known = readStored(DEVICE_KEY);
  if (known !== null && /^[0-9A-Z]+$/.test(known)) return known;
  const made = crockford(crypto.getRandomValues(new Uint8Array(DEVICE_ID_LENGTH)));
  writeStored(DEVICE_KEY, made);
  return made;
}
