/** How each secret of `docker/demo.env` begins, which everybody can read. */
export const DEMO_SECRET = 'demo-only';

export const isDemoSecret = (secret: string | null): boolean => secret?.startsWith(DEMO_SECRET) ?? false;
