import { CAMERA_TEXTS, cameraErrorText, ENGLISH_FAILURES, failureOf } from './cameraErrors';

const inLibraryWords = (name: string) => `Error getting userMedia, error = ${name}: something`;

it.each([
  [new DOMException('Permission denied', 'NotAllowedError'), 'Please allow camera permissions'],
  [inLibraryWords('NotAllowedError'), 'Please allow camera permissions'],
  [inLibraryWords('SecurityError'), 'Please allow camera permissions'],
  [inLibraryWords('NotFoundError'), 'No camera found on this device'],
  [inLibraryWords('OverconstrainedError'), 'No camera found on this device'],
  [inLibraryWords('DevicesNotFoundError'), 'No camera found on this device'],
  ['Camera streaming not supported by the browser.', 'Camera not supported in this browser'],
  [
    'Camera access is only supported in secure context like https or localhost.',
    'Camera not supported in this browser',
  ],
  [
    new TypeError("Cannot read properties of undefined (reading 'mediaDevices')"),
    'Camera not supported in this browser',
  ],
  [inLibraryWords('NotReadableError'), 'The camera is in use by another app'],
  [new Error('something else'), 'The camera could not be started'],
  [undefined, 'The camera could not be started'],
])('%s → %s', (error, text) => {
  expect(cameraErrorText(error)).toBe(text);
});

it.each(Object.values(CAMERA_TEXTS))('has a way on after: %s', (text) => {
  const { reason, wayOn } = ENGLISH_FAILURES[failureOf(text)];
  expect(reason).toBe(text);
  expect(wayOn).toMatch(/Start Scanning|by hand/);
});

it('has a way on of its own for what a person can put right', () => {
  const { permission, missing, unsupported, busy, lost } = CAMERA_TEXTS;
  const ways = [permission, missing, unsupported, busy, lost].map((text) => ENGLISH_FAILURES[failureOf(text)].wayOn);
  expect(new Set(ways).size).toBe(5);
});
