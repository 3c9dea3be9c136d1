import type { AppConfig } from './app-config.js';
import type { Variables } from './environment-reader.js';
import { readEnvironment } from './read-environment.js';

const read = (variables: Variables = {}): AppConfig => readEnvironment(variables, () => 's'.repeat(32));

describe('derived keys', () => {
  it('are 32 bytes, the same for one purpose and secret, and different for another', () => {
    const [one, same, other] = [read(), read(), read({ SECRET_KEY: 'o'.repeat(32) })];
    expect(one.deriveKey('csrf')).toHaveLength(32);
    expect(one.deriveKey('csrf')).toEqual(same.deriveKey('csrf'));
    expect(one.deriveKey('csrf')).not.toEqual(one.deriveKey('resume-link'));
    expect(one.deriveKey('csrf')).not.toEqual(other.deriveKey('csrf'));
  });

  it('are accepted when they were made of the old secret, and made of the new one only', () => {
    const [before, during] = [read(), read({ SECRET_KEY: 'o'.repeat(32), SECRET_KEY_OLD: 's'.repeat(32) })];
    expect(before.acceptedKeys('csrf')).toEqual([before.deriveKey('csrf')]);
    expect(during.acceptedKeys('csrf')).toEqual([during.deriveKey('csrf'), before.deriveKey('csrf')]);
    expect(during.deriveKey('csrf')).not.toEqual(before.deriveKey('csrf'));
  });

  it.each([
    ['https://festival.ac.id', true],
    ['http://localhost:3000', false],
  ])('%s is https: %p', (PUBLIC_URL, isHttps) => {
    expect(read({ PUBLIC_URL, MIDTRANS_ENV: 'simulator' }).isHttps).toBe(isHttps);
  });
});
