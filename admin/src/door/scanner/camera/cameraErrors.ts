import { t } from '../../../lib/i18n/t';

/** Texts for a camera that can't be used. */
export const CAMERA_TEXTS = {
  permission: t('Please allow camera permissions'),
  missing: t('No camera found on this device'),
  unsupported: t('Camera not supported in this browser'),
  busy: t('The camera is in use by another app'),
  noPicture: t('The camera gave no picture for 10 seconds'),
  lost: t('The camera was disconnected'),
  reader: t('The code reader has stopped'),
  unknown: t('The camera could not be started'),
} as const;

type CameraFailure = keyof typeof CAMERA_TEXTS;

const TRY_AGAIN = t('Press Start Scanning to try again, or enter codes by hand.');

/** What a person is told of each failure, and can do about it. */
export type FailureWords = Readonly<Record<CameraFailure, { reason: string; wayOn: string }>>;

export const ENGLISH_FAILURES: FailureWords = {
  permission: {
    reason: CAMERA_TEXTS.permission,
    wayOn: t('Allow the camera in the browser’s settings of this site, then press Start Scanning.'),
  },
  missing: { reason: CAMERA_TEXTS.missing, wayOn: t('Plug one in and press Start Scanning, or enter codes by hand.') },
  unsupported: {
    reason: CAMERA_TEXTS.unsupported,
    wayOn: t('Open this page in another browser, or enter codes by hand.'),
  },
  busy: { reason: CAMERA_TEXTS.busy, wayOn: t('Close the other app, then press Start Scanning.') },
  noPicture: { reason: CAMERA_TEXTS.noPicture, wayOn: TRY_AGAIN },
  lost: { reason: CAMERA_TEXTS.lost, wayOn: t('Plug it in again, then press Start Scanning.') },
  reader: { reason: CAMERA_TEXTS.reader, wayOn: TRY_AGAIN },
  unknown: { reason: CAMERA_TEXTS.unknown, wayOn: TRY_AGAIN },
};

/** The failure that a camera's text tells of. */
export function failureOf(text: string): CameraFailure {
  const failures = Object.keys(CAMERA_TEXTS) as CameraFailure[];
  return failures.find((each) => CAMERA_TEXTS[each] === text) ?? 'unknown';
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
