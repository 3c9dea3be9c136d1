import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WHITE = 0xff;
/** A row's filter: as it is, or as what it differs from the row above. */
const PLAIN = 0;
const UP = 2;
/** A fifth of the default's time, for 200 bytes more. */
const COMPRESSION = 3;

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
  // One bit a pixel, grey scale (0 = black); compression, filter and interlace as the format's only way.
  data[8] = 1;
  return data;
}

/**
 * A square black-and-white PNG (ISO/IEC 15948) of `dots` a side, each `scale` pixels wide. Drawn bit by bit, since a
 * general library spends some 15 ms on each picture and makes it five times as large.
 */
export class BitmapPng {
  private readonly side: number;
  private readonly rowBytes: number;
  private readonly rows: Buffer;

  constructor(
    dots: number,
    private readonly scale: number,
  ) {
    this.side = dots * scale;
    // Each row begins with its filter. Of a dot's rows only the first is drawn: the others are no different from it.
    this.rowBytes = 1 + Math.ceil(this.side / 8);
    this.rows = Buffer.alloc(this.rowBytes * this.side);
    for (let y = 0; y < this.side; y += 1) {
      const start = y * this.rowBytes;
      const isFirst = y % scale === 0;
      this.rows[start] = isFirst ? PLAIN : UP;
      if (isFirst) this.rows.fill(WHITE, start + 1, start + this.rowBytes);
    }
  }

  /** A run of dots. */
  blacken(left: number, top: number, length: number): void {
    const row = top * this.scale * this.rowBytes + 1;
    for (let x = left * this.scale; x < (left + length) * this.scale; x += 1) {
      const at = row + (x >> 3);
      this.rows[at] = (this.rows[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }

  toBuffer(): Buffer {
    const image = deflateSync(this.rows, { level: COMPRESSION });
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header(this.side)),
      chunk('IDAT', image),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
