import { AppConfig } from '../../platform/config/app-config.js';
import { readEnvironment } from '../../platform/config/read-environment.js';
import { ResumeLinksService } from './resume-links.service.js';

function links(secretKey: string, old = ''): ResumeLinksService {
  const config: AppConfig = readEnvironment({ SECRET_KEY: secretKey, SECRET_KEY_OLD: old }, () => '');
  return new ResumeLinksService(config);
}

describe('ResumeLinks', () => {
  const ours = links('a'.repeat(32));
  const signature = ours.sign('FEST-0123456789');

  it('takes back what it signed, in characters that an address can hold', () => {
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(ours.verify('FEST-0123456789', signature)).toBe(true);
  });

  it('takes links of the old key while it is accepted, and signs with the new one', () => {
    const during = links('b'.repeat(32), 'a'.repeat(32));
    expect(during.verify('FEST-0123456789', signature)).toBe(true);
    const made = during.sign('FEST-0123456789');
    expect(links('b'.repeat(32)).verify('FEST-0123456789', made)).toBe(true);
    expect(ours.verify('FEST-0123456789', made)).toBe(false);
  });

  it.each([
    ['another order', 'FEST-0123456788', signature],
    ['a changed signature', 'FEST-0123456789', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ['half a signature', 'FEST-0123456789', signature.slice(0, 20)],
    ['no signature', 'FEST-0123456789', ''],
    ['another key', 'FEST-0123456789', links('b'.repeat(32)).sign('FEST-0123456789')],
  ])('refuses %s', (_name, orderNumber, given) => {
    expect(ours.verify(orderNumber, given)).toBe(false);
  });
});
