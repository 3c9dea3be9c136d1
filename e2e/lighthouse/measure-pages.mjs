const runs = 3;
/** On a busy machine the browser sometimes loses the beginning of a recording. */
const attempts = 3;
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const columns = [
  'page',
  'performance',
  'first paint s',
  'LCP s',
  'blocked ms',
  'layout shift',
  'accessibility',
  'best practices',
  'SEO',
  'first JavaScript kB',
  'all JavaScript kB',
  'other hosts',
];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Lighthouse's mobile preset over each page, several times in turns; medians as a table. */
export async function measurePages(chromePath, pages) {
  const [{ default: lighthouse }, { launch }] = [await import('lighthouse'), await import('chrome-launcher')];
  const results = new Map(pages.map(({ name }) => [name, []]));
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { name, url } of pages) {
        console.log(`${name}: run ${run + 1} of ${runs}`);
        results
          .get(name)
          .push(toFigures(await record(lighthouse, chrome.port, name, url), url, await firstScripts(url)));
      }
  } finally {
    await chrome.kill();
  }
  const lines = [
    columns,
    columns.map(() => '---'),
    ...[...results].map(([name, figures]) => [name, ...medians(figures)]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function record(lighthouse, port, name, url, left = attempts) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!lhr.runtimeError) return lhr;
  if (left === 1) throw new Error(`Lighthouse can't measure ${name}: ${lhr.runtimeError.message}`);
  return record(lighthouse, port, name, url, left - 1);
}

/** The addresses of the scripts that the page itself names: what it takes to be usable. The others come as it is read. */
async function firstScripts(url) {
  const html = await (await fetch(url)).text();
  const named = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g);
  return new Set([...named].map(([, address]) => new URL(address, url).href));
}

function toFigures({ audits, categories }, url, first) {
  const score = (name) => Math.round((categories[name].score ?? 0) * 100);
  const requests = audits['network-requests'].details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const foreign = requests.filter(
    (each) => each.url.startsWith('http') && new URL(each.url).host !== new URL(url).host,
  );
  return [
    score('performance'),
    audits['first-contentful-paint'].numericValue / 1000,
    audits['largest-contentful-paint'].numericValue / 1000,
    audits['total-blocking-time'].numericValue,
    audits['cumulative-layout-shift'].numericValue,
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    kilobytes(scripts.filter((each) => first.has(each.url))),
    kilobytes(scripts),
    foreign.length,
  ];
}

const kilobytes = (requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;

const digits = [0, 2, 2, 0, 3, 0, 0, 0, 0, 0, 0];
const medians = (figures) => digits.map((count, column) => median(figures.map((each) => each[column])).toFixed(count));
