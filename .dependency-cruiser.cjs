/**
 * The folders of each package and of the platform from top to bottom: a folder imports only folders below it. A list in
 * the list holds folders side by side, which don't import each other; `features/*` stands for each folder in
 * `features`. Files beside the folders (`main.ts`) are above all.
 */
const layersOf = {
  backend: [
    'app',
    'demo',
    ['inbox', 'search'],
    'monitoring',
    ['dashboard', 'edition', 'personal-data', 'readiness', 'timeline'],
    'backup',
    'data-audit',
    'pages',
    'chatbot',
    'reconciliation',
    'refunds',
    'payments',
    'orders',
    'next-year',
    'content',
    'waiting-room',
    'tickets',
    'auth',
    'mail',
    'audit',
    'platform',
  ],
  'backend/src/platform': [
    ['http', 'settings', 'backups'],
    'records',
    'lists',
    ['cache', 'csv', 'jobs', 'media'],
    'editions',
    ['access', 'database'],
    'metrics',
    ['clock', 'config', 'errors'],
  ],
  admin: [['app', 'gate'], 'inbox', ['sales', 'door', 'content', 'chatbot', 'people'], 'shared', 'lib'],
  'public-site': ['app', 'pages', ['features/*'], 'ui', 'art', ['lib', 'styles']],
};

// dependency-cruiser reads TypeScript through swc here (TypeScript 7 has no API) and doesn't tell it which files are TSX.
const swc = require('@swc/core');
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const ours = '(contracts|backend|bench|openapi|admin|public-site|midtrans-simulator|e2e)';
const tests = String.raw`\.spec\.tsx?$|/test/|/testing(/|\.tsx?$)|Fixtures\.tsx?$`;
const toOurs = `^${ours}/|^@festival/`;
const toContracts = '^contracts/dist/|^@festival/contracts(/openapi)?$';

const generalRules = [
  { name: 'no-circle', from: {}, to: { circular: true } },
  {
    name: 'no-dev-dependency-in-production',
    from: { path: `^${ours}/src/`, pathNot: tests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
  },
  {
    name: 'no-test-code-in-production',
    from: { path: `^${ours}/src/`, pathNot: tests },
    to: { path: tests, pathNot: 'node_modules' },
  },
  {
    name: 'contracts-imports-nothing',
    from: { path: '^contracts/src/', pathNot: tests },
    to: { pathNot: '^contracts/(src/|openapi/paths)' },
  },
  {
    name: 'only-contracts-across-packages',
    from: { path: '^(contracts|backend|admin|public-site|midtrans-simulator|e2e)/' },
    to: { path: toOurs, pathNot: `^$1/|${toContracts}|^(midtrans-simulator/dist/|@festival/midtrans-simulator$)` },
  },
  {
    name: 'tracing-is-loaded-on-demand',
    from: { path: '^backend/src/', pathNot: '^backend/src/app/tracing/' },
    to: { path: '^backend/src/app/tracing/|@opentelemetry', dynamic: false },
  },
  {
    name: 'simulator-only-in-tests-of-backend',
    from: { path: '^(contracts|admin|public-site|e2e)/|^backend/src/', pathNot: String.raw`^backend/.*\.spec\.ts$` },
    to: { path: '^midtrans-simulator/|^@festival/midtrans-simulator' },
  },
];

const pathOf = (root, folders) => `^${root}/(${folders.map((name) => name.replace('/*', '/[^/]+')).join('|')})/`;

/**
 * No arrow up, none between folders side by side, and no folder without a place in the table. A test may put a screen
 * into the application above it.
 */
function layerRules([name, layers]) {
  const root = name.includes('/') ? name : `${name}/src`;
  const rows = layers.map((row) => [row].flat());
  const up = rows.map((row, index) => ({
    name: `${name}-arrow-up`,
    from: { path: pathOf(root, row), pathNot: tests },
    to: { path: [`^${root}/[^/]+$`, ...(index > 0 ? [pathOf(root, rows.slice(0, index).flat())] : [])] },
  }));
  const across = layers.filter(Array.isArray).map((row) => ({
    name: `${name}-arrow-across`,
    from: { path: pathOf(root, row), pathNot: tests },
    to: { path: pathOf(root, row), pathNot: `^${root}/$1/` },
  }));
  const unplaced = {
    name: `${name}-folder-without-place`,
    from: { path: `^${root}/[^/]+/`, pathNot: [pathOf(root, rows.flat()), `^${root}/testing/`] },
    to: {},
  };
  return [...up, ...across, unplaced];
}

module.exports = {
  forbidden: [...generalRules, ...Object.entries(layersOf).flatMap(layerRules)].map((rule) => ({
    ...rule,
    severity: 'error',
  })),
  options: {
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['(^|/)(coverage|dist-ssr|test-results|playwright-report)/', '^openapi/\\.types/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
