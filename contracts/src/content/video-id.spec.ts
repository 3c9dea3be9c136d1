import { videoIdOf } from './video-id.js';

const ID = 'aqz-KE-bpKQ';

it.each([
  ID,
  ` ${ID} `,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=PL1&v=${ID}&t=42s`,
  `http://youtube.com/watch?v=${ID}#t=1`,
  `youtube.com/watch?v=${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
])('%s names the video', (text) => expect(videoIdOf(text)).toBe(ID));

it.each([
  '',
  'short',
  'twelve-chars',
  'aqz KE bpKQ',
  'aqz-KE-bpK"',
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@channel',
  `https://vimeo.com/${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `javascript://youtube.com/watch?v=${ID}`,
  `ftp://youtube.com/watch?v=${ID}`,
  'https://',
])('%j names none', (text) => expect(videoIdOf(text)).toBeNull());
