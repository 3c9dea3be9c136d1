const preset = require('../jest.preset.cjs');

/** What jsdom depends on is published as ES modules only; Jest needs it as CommonJS. */
const jsdomPackages = [
  '@exodus/',
  '@asamuzakjp/',
  '@csstools/',
  '@bramus/',
  'css-tree',
  'parse5',
  'entities',
  'lru-cache',
  'tough-cookie',
];

module.exports = {
  ...preset,
  rootDir: __dirname,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', `(?!(${jsdomPackages.join('|')}|`),
  ),
};
