import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSecret } from './kept-secret.js';

describe('a kept secret', () => {
  const directory = mkdtempSync(join(tmpdir(), 'festival-secret-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is made once, is long enough, and only this user may read it', () => {
    const varDir = join(directory, 'not', 'there', 'yet');
    const secret = keepSecret(varDir, 'secret-key');
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(keepSecret(varDir, 'secret-key')).toBe(secret);
    expect(keepSecret(varDir, 'another')).not.toBe(secret);
    const made: string[] = [];
    for (const name of ['secret-key', 'third', 'third']) keepSecret(varDir, name, (each) => made.push(each));
    expect(made).toEqual(['third']);
    expect(statSync(join(varDir, 'secret-key')).mode & 0o777).toBe(0o600);
  });
});
