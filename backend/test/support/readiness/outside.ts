import {
  Probes,
  type DiskSeen,
  type HttpSeen,
  type MemorySeen,
  type TlsSeen,
} from '../../../src/readiness/probes/probes.js';

const GB = 1024 ** 3;
const YEAR_MS = 365 * 24 * 3_600_000;

/** What surrounds a festival that is ready: name servers, proxy, provider and machine, for the test to break. */
export class Outside extends Probes {
  records: Record<string, string[]> = {
    'example.org': ['google-site-verification=x', 'v=spf1 include:spf.mail.example.net ~all'],
    '_dmarc.example.org': ['v=DMARC1; p=quarantine'],
    's1._domainkey.example.org': ['v=DKIM1; k=rsa; p=MIGfMA0'],
  };
  /** `X-Forwarded-*` as the proxies in front send them. */
  forwarded: Record<string, string> = { 'x-forwarded-for': '36.84.1.7', 'x-forwarded-proto': 'https' };
  /** What stands at the public address; by default the festival does. */
  wayIn: (path: string) => Promise<HttpSeen> = (path) => this.call(`${this.festivalUrl}${path}`, this.forwarded);
  provider: () => Promise<HttpSeen> = async () => ({
    status: 200,
    date: new Date(Math.floor(Date.now() / 1_000) * 1_000),
    body: '{"status_code":"404"}',
  });
  tlsSeen: TlsSeen = {
    protocol: 'TLSv1.3',
    refusedFor: null,
    issuer: "Let's Encrypt",
    validTo: new Date(Date.now() + YEAR_MS),
  };
  refusesTls12 = false;
  diskSeen: DiskSeen = { device: '1', freeBytes: 40 * GB };
  memorySeen: MemorySeen = { limitBytes: GB, freeBytes: GB / 2 };
  files: number | null = 65_536;

  constructor(
    private readonly publicUrl: string,
    private readonly festivalUrl: string,
  ) {
    super();
  }

  async txt(name: string): Promise<string[]> {
    return this.records[name] ?? [];
  }

  async get(url: string): Promise<HttpSeen> {
    return url.startsWith(this.publicUrl) ? this.wayIn(url.slice(this.publicUrl.length)) : this.provider();
  }

  async tls(_host: string, _port: number, only12: boolean): Promise<TlsSeen> {
    if (only12 && this.refusesTls12) throw refused('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    return this.tlsSeen;
  }

  /** Another machine than the one that makes the backups. */
  host(): string {
    return 'web-1';
  }

  async names(): Promise<string[]> {
    return [];
  }

  async disk(): Promise<DiskSeen> {
    return this.diskSeen;
  }

  async memory(): Promise<MemorySeen> {
    return this.memorySeen;
  }

  async openFiles(): Promise<number | null> {
    return this.files;
  }

  private async call(url: string, headers: Record<string, string>): Promise<HttpSeen> {
    const response = await fetch(url, { headers });
    return { status: response.status, date: null, body: await response.text() };
  }
}

/** As Node says that a connection failed. */
export const refused = (code: string): Error => Object.assign(new Error('failed'), { code });
