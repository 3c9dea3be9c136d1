/** Contents by the file names under which they are served. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

/** The files of uploaded pictures, which all processes share. No file is ever there in part. */
export abstract class MediaFiles {
  /** 503 when the disk is full or the storage is away; nothing is left of the files then, or whole ones. */
  abstract put(files: PictureFiles): Promise<void>;
  abstract areThere(files: PictureFiles): Promise<boolean>;
  /** Of all files that are there. */
  abstract names(): Promise<string[]>;
  /** Takes a picture's files away, and restores them when `mayGo` is false then. */
  abstract removeIf(mayGo: () => Promise<boolean>, names: readonly string[]): Promise<void>;
}
