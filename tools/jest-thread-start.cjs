// Node's hooks for loading CommonJS have such names.
// oxlint-disable no-underscore-dangle
const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, resolve } = require('node:path');
const { workerData } = require('node:worker_threads');
const { transformSync } = require('@swc/core');
const preset = require('../jest.preset.cjs');

const [[, swc]] = Object.values(preset.transform);
const CONTRACTS = resolve(__dirname, '../contracts/src/index.ts');

/** As the tests' `moduleNameMapper` does: an import of `./x.js` is the source `./x.ts`. */
const find = Module._resolveFilename;
Module._resolveFilename = (name, parent, ...rest) => {
  if (name === '@festival/contracts') return CONTRACTS;
  const source = /^\..*\.js$/.test(name) && resolve(dirname(parent.filename), name.replace(/js$/, 'ts'));
  return source && existsSync(source) ? source : find(name, parent, ...rest);
};
Module._extensions['.ts'] = (module, filename) => {
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...swc, swcrc: false, filename }).code, filename);
};

require(workerData);
