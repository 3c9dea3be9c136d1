export interface Picture {
  name: string;
  bytes: Buffer;
}

/** Names that a backup can hold: no hidden file of a system, no folder, no space. */
export const isPictureName = (name: string): boolean => /^[0-9A-Za-z][0-9A-Za-z._-]{0,90}$/.test(name);

/** The files of uploaded pictures, which never change: their names are hashes. */
export abstract class Pictures {
  /** All of them; one that is removed meanwhile is left out. `skip` is told of files that no picture is named like. */
  abstract all(skip: (name: string) => void): AsyncIterable<Picture>;

  /** One that is there with the same bytes stays; throws `BackupError` for other bytes. */
  abstract put(picture: Picture): Promise<void>;
}
