export interface Picture {
  name: string;
  bytes: Buffer;
}

/** The files of uploaded pictures, which never change: their names are hashes. */
export abstract class Pictures {
  /** All of them; one that is removed meanwhile is left out. */
  abstract all(): AsyncIterable<Picture>;

  /** One that is there with the same bytes stays; throws `BackupError` for other bytes. */
  abstract put(picture: Picture): Promise<void>;
}
