/**
 * Shared by every package. Jest runs in CommonJS mode: its native ESM mode fails with Nest 12, so SWC turns our
 * TypeScript and the ESM-only packages below into CommonJS.
 */
const esmPackages = [
  '@nestjs/(?!throttler)',
  '@fastify/',
  'fastify-plugin',
  'cookie',
  'content-disposition',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
  '@tokenizer',
  'uuid',
  'jose',
  'get-port',
  'postal-mime',
  '@noble',
  '@scure',
  'age-encryption',
  'modern-tar',
  '@otplib',
  'openapi-fetch',
  'openapi-typescript-helpers',
  's3mini',
];
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: true,
};
module.exports = {
  testEnvironment: 'node',
  transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')}))`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '^@festival/contracts$': `${__dirname}/contracts/src/index.ts`,
    '^@festival/midtrans-simulator$': `${__dirname}/midtrans-simulator/src/index.ts`,
    '^@festival/backend/(.*)\\.js$': `${__dirname}/backend/src/$1.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  injectGlobals: true,
  // As long as a person would wait; a test that is long by nature names its own limit.
  testTimeout: 10_000,
};
