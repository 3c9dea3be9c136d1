import { isPrivateAddress } from '../../platform/http/requests/private-address.js';
import { isIP } from 'node:net';
import type { AppConfig } from '../../platform/config/app-config.js';
import type { Check } from '../checking/check.js';
import { fault, type Finding, ok, unknown, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';
import { problemOf, type TlsSeen } from '../probes/probes.js';

const LOCAL_NAMES = /^localhost$|\.(?:local|localhost|internal|lan|test|invalid)$|^[^.]+$/;
const DAY_MS = 24 * 3_600_000;
const SOON_DAYS = 14;
const DEFAULT_TLS_PORT = 443;
const NO_TLS = unknown('PUBLIC_URL is without TLS.', 'Set PUBLIC_URL to an https:// address first.');

export const WAY_CHECKS: readonly Check[] = [
  {
    id: 'public_url',
    group: 'way_in',
    title: 'Public address',
    look({ config: { publicUrl, isHttps } }) {
      const { hostname } = new URL(publicUrl);
      const todo =
        'Set PUBLIC_URL (DOMAIN with Docker) to the address that visitors will use. It is in QR codes and mails.';
      if (isLocal(hostname)) return fault(`PUBLIC_URL is ${publicUrl}: nobody outside can open it.`, todo);
      if (!isHttps) return fault(`PUBLIC_URL is ${publicUrl}, without TLS.`, todo);
      return ok(`PUBLIC_URL is ${publicUrl}.`);
    },
  },
  {
    id: 'reachable',
    group: 'way_in',
    title: 'Way to the festival',
    async look(around) {
      const { publicUrl } = around.config;
      const seen = await around.wayIn();
      if (seen.kind === 'festival') return ok(`A call to ${publicUrl} came back to this festival.`);
      if (seen.kind === 'other') {
        return fault(
          `Another server answers at ${publicUrl} (${seen.status}), or another SECRET_KEY.`,
          'Look where the name points to, and where the proxy sends requests. All processes need the same SECRET_KEY.',
        );
      }
      return fault(
        `${publicUrl} can’t be reached from here (${seen.problem}).`,
        `Open ${publicUrl}/health/live on a phone without WLAN. If it says "up" there, visitors are served: only this ` +
          'network’s router doesn’t lead calls back inside. If not: the name, the firewall, or the proxy.',
      );
    },
  },
  {
    id: 'proxies',
    group: 'way_in',
    title: 'Number of proxies',
    look: (around) =>
      fromInside(around, ({ forwarded, trusted }) => {
        if (forwarded === trusted)
          return ok(`A call went through ${countOf(forwarded)}, and TRUST_PROXY is ${trusted}.`);
        const result = forwarded > trusted ? 'all visitors count as one' : 'visitors may name any address as their own';
        return fault(
          `A call went through ${countOf(forwarded)}, and TRUST_PROXY is ${trusted}: ${result}.`,
          `Set TRUST_PROXY=${forwarded} (PROXIES=${forwarded} with Docker), unless a proxy forwards headers that visitors made up.`,
        );
      }),
  },
  {
    id: 'known_as_tls',
    group: 'way_in',
    title: 'TLS as the festival sees it',
    look: (around) =>
      fromInside(around, ({ is_secure }) => {
        if (!around.config.isHttps) return NO_TLS;
        if (is_secure) return ok('A call by https was taken for one.');
        return fault(
          'A call by https was taken for one without TLS: cookies would be sent in the open.',
          'Let the proxy send X-Forwarded-Proto: https.',
        );
      }),
  },
  {
    id: 'tls_1_2',
    group: 'way_in',
    title: 'TLS 1.2',
    look: ({ config, probes }) =>
      overTls(config, async (host, port) => {
        try {
          await probes.tls(host, port, true);
          return ok(`${host} takes a connection by TLS 1.2.`);
        } catch (error) {
          return fault(
            `${host} takes no connection by TLS 1.2 (${problemOf(error)}). The provider’s notifications can’t come by a newer one.`,
            'Let the proxy offer TLS 1.2 beside 1.3. Caddy does so by itself. If nothing connects at all, see the line above.',
          );
        }
      }),
  },
  {
    id: 'certificate',
    group: 'way_in',
    title: 'Certificate',
    look: ({ config, probes, now }) =>
      overTls(config, async (host, port) => {
        const seen = await probes.tls(host, port, false).catch((error: unknown) => problemOf(error));
        if (typeof seen === 'string')
          return unknown(`${host} takes no connection by TLS (${seen}).`, 'See the lines above.');
        return certificateOf(host, seen, now());
      }),
  },
];

function certificateOf(host: string, { refusedFor, issuer, validTo }: TlsSeen, now: Date): Finding {
  if (refusedFor !== null) {
    return fault(
      `Browsers and the provider refuse the certificate of ${host} (${refusedFor}).`,
      'Get one of a public authority for this name. Caddy does so by itself when ports 80 and 443 can be reached.',
    );
  }
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const seen = `${issuer} vouches for ${host}, for ${days} more days.`;
  if (days >= SOON_DAYS) return ok(seen);
  return warning(seen, 'Look why it was not renewed: Caddy renews it 30 days before its end.');
}

/** Only what came back to this festival says something about its proxies. */
async function fromInside(
  around: Surroundings,
  judge: (answer: { forwarded: number; trusted: number; is_secure: boolean }) => Finding,
): Promise<Finding> {
  const seen = await around.wayIn();
  if (seen.kind === 'festival') return judge(seen.answer);
  return unknown('No call came back through PUBLIC_URL.', 'Mend "Way to the festival" first.');
}

function overTls(
  { publicUrl, isHttps }: AppConfig,
  look: (host: string, port: number) => Promise<Finding>,
): Promise<Finding> | Finding {
  if (!isHttps) return NO_TLS;
  const { hostname, port } = new URL(publicUrl);
  return look(hostname.replace(/^\[(.*)\]$/, '$1'), port === '' ? DEFAULT_TLS_PORT : Number(port));
}

function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) === 0 ? LOCAL_NAMES.test(address) : isPrivateAddress(address);
}

const countOf = (proxies: number): string =>
  proxies === 0 ? 'no proxy' : `${proxies} ${proxies === 1 ? 'proxy' : 'proxies'}`;
