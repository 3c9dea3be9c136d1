import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WHITE_ROW = 0xff;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function header(side: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  // One bit a pixel, grey scale (0 = black); compression, filter and interlace as the format's only or plainest way.
  data[8] = 1;
  return data;
}

/**
 * A square black-and-white PNG (ISO/IEC 15948), `side` pixels wide. Drawn bit by bit, since a general library spends
 * some 15 ms of the API's only thread on each picture and makes it five times as large.
 */
export class BitmapPng {
  private readonly rowBytes: number;
  private readonly rows: Buffer;

  constructor(private readonly side: number) {
    // Each row begins with its filter, 0 = none.
    this.rowBytes = 1 + Math.ceil(side / 8);
    this.rows = Buffer.alloc(this.rowBytes * side, WHITE_ROW);
    for (let y = 0; y < side; y += 1) this.rows[y * this.rowBytes] = 0;
  }

  blacken(left: number, top: number, width: number, height: number): void {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        const at = y * this.rowBytes + 1 + (x >> 3);
        this.rows[at] = (this.rows[at] ?? 0) & ~(0x80 >> (x & 7));
      }
    }
  }

  toBuffer(): Buffer {
    const image = deflateSync(this.rows);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header(this.side)),
      chunk('IDAT', image),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
