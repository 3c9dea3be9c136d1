import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

export interface CameraBrowser {
  browser: Browser;
  close(): Promise<void>;
}

/** A browser with a fake camera: Chromium plays a video file with the picture. */
export async function browserThatSees(picture: Uint8Array): Promise<CameraBrowser> {
  const directory = mkdtempSync(join(tmpdir(), 'festival-camera-'));
  const [png, video] = [join(directory, 'qr.png'), join(directory, 'camera.mjpeg')];
  writeFileSync(png, picture);
  const fit = 'scale=400:400:flags=neighbor,pad=640:480:(ow-iw)/2:(oh-ih)/2:white';
  execFileSync(
    process.env['FFMPEG_PATH'] ?? 'ffmpeg',
    [
      '-loglevel error -loop 1 -framerate 10 -t 2 -i'.split(' '),
      [png, '-vf', fit],
      '-pix_fmt yuvj420p -q:v 2'.split(' '),
      [video],
    ].flat(),
  );
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
