import { CAMERA_TEXTS } from './cameraErrors';

/** A camera that is silent for shorter comes back by itself, as while a phone's screen is turned. */
const MUTED_FOR_MS = 2_000;

/**
 * Tells once why a running camera was lost: its track ended, or was muted for two seconds on a visible page. (Phones
 * mute the camera of a page that isn't seen.) Call the result to stop.
 */
export function watchLoss(track: MediaStreamTrack, onLost: (reason: string) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = (reason: string) => {
    if (signal.aborted) return;
    stop();
    onLost(reason);
  };
  const checkMuted = () => {
    clearTimeout(timer);
    if (!track.muted || document.hidden) return;
    timer = setTimeout(() => lost(CAMERA_TEXTS.busy), MUTED_FOR_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  track.addEventListener('ended', () => void whyEnded(track).then(lost), { signal });
  track.addEventListener('mute', checkMuted, { signal });
  track.addEventListener('unmute', checkMuted, { signal });
  document.addEventListener('visibilitychange', checkMuted, { signal });
  return stop;
}

/** A track that ended doesn't say why: the permission was taken back, the camera is gone, or another app has it. */
async function whyEnded(track: MediaStreamTrack): Promise<string> {
  try {
    if ((await navigator.permissions.query({ name: 'camera' })).state === 'denied') return CAMERA_TEXTS.permission;
  } catch {
    // A browser that can't tell about the permission may still list its cameras.
  }
  const id = track.getSettings().deviceId;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind, deviceId }) => kind === 'videoinput' && deviceId === id)
    ? CAMERA_TEXTS.busy
    : CAMERA_TEXTS.lost;
}
