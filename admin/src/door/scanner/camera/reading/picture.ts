/** A picture's pixels as red, green, blue and alpha, row by row. */
export interface Picture {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** A part of a picture in its pixels. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BYTES_PER_PIXEL = 4;

/** The pixels of `region`, which must lie inside the picture. */
export function crop({ data, width }: Picture, region: Region): Picture {
  const cut = new Uint8ClampedArray(region.width * region.height * BYTES_PER_PIXEL);
  for (let row = 0; row < region.height; row += 1) {
    const from = ((region.y + row) * width + region.x) * BYTES_PER_PIXEL;
    const pixels = data.subarray(from, from + region.width * BYTES_PER_PIXEL);
    cut.set(pixels, row * region.width * BYTES_PER_PIXEL);
  }
  return { data: cut, width: region.width, height: region.height };
}
