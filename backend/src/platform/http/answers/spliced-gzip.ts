import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Ten bytes: deflate, no name, no time, any system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The end of a text that is sent often behind different beginnings: compressed once, for good. */
export class CompressedTail {
  readonly text: Buffer;
  private readonly deflated: Buffer;

  constructor(text: string) {
    this.text = Buffer.from(text);
    this.deflated = deflateRawSync(this.text, { level: 9 });
  }

  /** One gzip stream of `beginning` and this: deflate allows to put its blocks behind one another. */
  gzip(beginning: string): Buffer {
    const first = Buffer.from(beginning);
    const deflated = deflateRawSync(first, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum(first, this.text), 0);
    trailer.writeUInt32LE((first.length + this.text.length) >>> 0, 4);
    return Buffer.concat([HEADER, deflated, this.deflated, trailer]);
  }
}

/** Of both, one behind the other; zlib takes an empty buffer for the wish to start again. */
function checksum(...parts: Buffer[]): number {
  return parts.reduce((sum, part) => (part.length > 0 ? crc32(part, sum) : sum), 0);
}
