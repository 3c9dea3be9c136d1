import { CAMERA_TEXTS } from './cameraErrors';
import { watchLoss } from './cameraLoss';

const ID = 'back-camera';

/** A running track of a browser that lists `cameras` and answers `permission`. */
function running({ cameras = [ID], permission = 'granted' } = {}) {
  Object.assign(navigator, {
    mediaDevices: {
      enumerateDevices: async () => cameras.map((deviceId) => ({ kind: 'videoinput', deviceId })),
    },
    permissions: { query: async () => ({ state: permission }) },
  });
  const track = Object.assign(new EventTarget(), { muted: false, getSettings: () => ({ deviceId: ID }) });
  const reasons: string[] = [];
  const stop = watchLoss(track as unknown as MediaStreamTrack, (reason) => reasons.push(reason));
  const mute = (muted: boolean) => {
    track.muted = muted;
    track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  };
  const end = async () => {
    track.dispatchEvent(new Event('ended'));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { reasons, stop, mute, end };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(navigator, 'permissions');
});

it.each([
  ['unplugged', { cameras: ['another'] }, CAMERA_TEXTS.lost],
  ['taken by another app', {}, CAMERA_TEXTS.busy],
  ['taken back by the person', { permission: 'denied' }, CAMERA_TEXTS.permission],
])('a track that ended: %s', async (_, browser, text) => {
  const { reasons, end } = running(browser);
  await end();
  await end();
  expect(reasons).toEqual([text]);
});

it('muted for two seconds is taken by another app', async () => {
  const { reasons, mute } = running();
  mute(true);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(reasons).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(reasons).toEqual([CAMERA_TEXTS.busy]);
});

it('muted for a moment is no loss', async () => {
  const { reasons, mute, stop } = running();
  mute(true);
  await jest.advanceTimersByTimeAsync(1_000);
  mute(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reasons).toEqual([]);
  stop();
});

it('of a hidden page is muted without loss, until the page is seen again', async () => {
  const { reasons, mute } = running();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  mute(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reasons).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(reasons).toEqual([CAMERA_TEXTS.busy]);
});

it('is not watched after the stop', async () => {
  const { reasons, stop, mute, end } = running();
  stop();
  mute(true);
  await end();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reasons).toEqual([]);
});
