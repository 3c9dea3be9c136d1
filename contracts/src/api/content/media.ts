/** A picture that was uploaded, as POST and GET /api/admin/media answer it. */
export interface MediaImage {
  id: number;
  /** Its path on this site, for content; `pictureSources` gives the narrower pictures. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Size of the full picture in bytes. */
  bytes: number;
  /** The name of the uploaded file. */
  name: string;
  created_at: string;
}
