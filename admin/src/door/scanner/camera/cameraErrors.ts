/** Texts for a camera that can't be used. */
export const CAMERA_TEXTS = {
  permission: 'Please allow camera permissions',
  missing: 'No camera found on this device',
  unsupported: 'Camera not supported in this browser',
  busy: 'The camera is in use by another app',
  noPicture: 'The camera gave no picture for 10 seconds',
  lost: 'The camera was disconnected',
  reader: 'The code reader has stopped',
  unknown: 'The camera could not be started',
} as const;

const WAYS_ON: Readonly<Partial<Record<string, string>>> = {
  [CAMERA_TEXTS.permission]: 'Allow the camera in the browser’s settings of this site, then press Start Scanning.',
  [CAMERA_TEXTS.missing]: 'Plug one in and press Start Scanning, or enter codes by hand.',
  [CAMERA_TEXTS.unsupported]: 'Open this page in another browser, or enter codes by hand.',
  [CAMERA_TEXTS.busy]: 'Close the other app, then press Start Scanning.',
  [CAMERA_TEXTS.lost]: 'Plug it in again, then press Start Scanning.',
};

/** What a person can do about a camera that failed for `reason`. */
export function wayOn(reason: string): string {
  return WAYS_ON[reason] ?? 'Press Start Scanning to try again, or enter codes by hand.';
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/NotAllowed|PermissionDenied|PermissionDismissed|SecurityError/i, CAMERA_TEXTS.permission],
  [/NotFound|DevicesNotFound|Overconstrained|No video tracks/i, CAMERA_TEXTS.missing],
  [/NotReadable|TrackStart|AbortError/i, CAMERA_TEXTS.busy],
  [/not supported|NotSupported|secure context|mediaDevices/i, CAMERA_TEXTS.unsupported],
];

/** The text for what the camera or html5-qrcode threw. The library turns the browser's error into a sentence that holds its name. */
export function cameraErrorText(error: unknown): string {
  const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return PATTERNS.find(([pattern]) => pattern.test(told))?.[1] ?? CAMERA_TEXTS.unknown;
}
