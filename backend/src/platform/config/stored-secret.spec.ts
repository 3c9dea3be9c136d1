import { transformFile } from '@swc/core';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keepSecret } from './stored-secret.js';

describe('a stored secret', () => {
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
    expect(readdirSync(varDir).sort()).toEqual(['another', 'secret-key', 'third']);
  });

  it('is the same for processes that start at once', async () => {
    const home = join(directory, 'program');
    mkdirSync(home);
    writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
    for (const name of ['stored-secret', 'config-error']) {
      const { code } = await transformFile(join(__dirname, `${name}.ts`), {
        jsc: { parser: { syntax: 'typescript' } },
      });
      writeFileSync(join(home, `${name}.js`), code);
    }
    const ask =
      "const { keepSecret } = await import('./stored-secret.js'); process.stdout.write(keepSecret('var', 'key'))";
    const asked = Array.from({ length: 8 }, () => promisify(execFile)(process.execPath, ['-e', ask], { cwd: home }));
    const secrets = (await Promise.all(asked)).map(({ stdout }) => stdout);
    expect(secrets[0]).toHaveLength(43);
    expect(new Set(secrets).size).toBe(1);
  });

  it('isn’t taken from an empty file', () => {
    writeFileSync(join(directory, 'empty'), '\n');
    expect(() => keepSecret(directory, 'empty')).toThrow(/empty is "": restore this file from a backup, or remove it/);
  });
});
