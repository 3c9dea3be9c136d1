import type { Count, Id, PictureAddress, Timestamp } from '../scalars.js';

/** A picture that was uploaded; the server stores it as WebP, in several widths. */
export interface MediaImage {
  id: Id;
  /** Its path on this site, for content; `pictureSources` gives the narrower pictures. */
  address: PictureAddress;
  /** Pixels. @examples [1600] */
  width: Count;
  /** Pixels. @examples [900] */
  height: Count;
  /** Size of the full picture in bytes. @examples [184320] */
  bytes: Count;
  /** The name of the uploaded file; may be empty. @examples ["main-stage.jpg"] */
  name: string;
  created_at: Timestamp;
}
