export const BACK_CAMERA: MediaTrackConstraints = {
  facingMode: 'environment',
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

/** What phones have beyond the standard's own list (W3C Image Capture), and TypeScript's DOM types don't know. */
interface PhoneCamera {
  torch?: boolean;
  focusMode?: string[];
}

/** The back camera's only track; throws the browser's error when there is none or a person refused. */
export async function openBackCamera(): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: BACK_CAMERA, audio: false });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('No video track', 'NotFoundError');
  // A ticket is held up nearer each time; some phones focus once and stay there.
  if (capabilities(track).focusMode?.includes('continuous')) await apply(track, { focusMode: 'continuous' });
  return track;
}

export function hasTorch(track: MediaStreamTrack): boolean {
  return capabilities(track).torch === true;
}

/** Resolves to whether the torch is now as asked. */
export function switchTorch(track: MediaStreamTrack, on: boolean): Promise<boolean> {
  return apply(track, { torch: on });
}

function capabilities(track: MediaStreamTrack): PhoneCamera {
  // Missing in Firefox.
  return (track.getCapabilities?.() ?? {}) as PhoneCamera;
}

async function apply(track: MediaStreamTrack, setting: Record<string, unknown>): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [setting as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}
