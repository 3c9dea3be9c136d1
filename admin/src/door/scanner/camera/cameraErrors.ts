/** Texts for a camera that can't be used. */
export const CAMERA_TEXTS = {
  permission: 'Please allow camera permissions',
  missing: 'No camera found on this device',
  unsupported: 'Camera not supported in this browser',
  busy: 'The camera is in use by another app',
  noPicture: 'The camera gave no picture for 10 seconds',
  lost: 'The camera was disconnected',
  unknown: 'The camera could not be started',
} as const;

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
