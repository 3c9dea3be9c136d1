/** Purposes of keys for hashes that are in the database for good. */
export type KeptKey = 'imported rows' | 'erased people';
