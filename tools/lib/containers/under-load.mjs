import autocannon from 'autocannon';

/** What was answered instead, and by whom. */
export const refusals = new Set();
let people = 0;
/** Everybody has an address of their own. */
function bySomebody(request) {
  people += 1;
  const address = `203.0.${(people >> 8) & 255}.${people & 255}`;
  return { ...request, headers: { host: 'localhost', 'x-forwarded-for': address } };
}

/** Requests without a pause while `work` goes on; gives what autocannon counted. */
export async function underLoad(site, work, { connections = 20, rate } = {}) {
  const run = autocannon({
    url: `https://${site.address}`,
    servername: 'localhost',
    tlsOptions: { ca: site.ca },
    connections,
    duration: 3_600,
    overallRate: rate,
    timeout: 20,
    requests: ['/', '/api/ticket-types', '/ticket', '/api/csrf-token'].map((path) => ({
      path,
      setupRequest: bySomebody,
      onResponse: (status, body, _context, headers) => {
        if (status !== 200)
          refusals.add(`${status} ${headers['x-request-id'] ? 'of a process' : 'of the proxy'}: ${body.slice(0, 120)}`);
      },
    })),
  });
  let answers = 0;
  run.on('response', () => (answers += 1));
  await work(
    () => run.stop(),
    () => answers,
  );
  return run;
}
