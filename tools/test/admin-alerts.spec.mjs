import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { dictionaryFiles } from '../lib/admin-texts/dictionary.mjs';
import { BACKEND, treeOf, ts } from '../lib/admin-texts/source-files.mjs';
import { isText, patternOf } from '../lib/admin-texts/used-texts.mjs';

const MONITORING = join(BACKEND, 'monitoring');
/** More than a figure with its unit: a word of three letters and something beside it. */
const HAS_WORDS = /[a-z]{3}.* | .*[a-z]{3}/i;
/** What makes a light of its words. */
const LIGHT_MAKERS = new Set(['good', 'slow', 'bad']);

const indonesian = new Map([...dictionaryFiles().values()].flat());
const missing = (texts) => texts.filter((text) => !indonesian.has(text));

/** What `pick` gives of each node of a file. */
function collect(file, pick) {
  const found = [];
  const visit = (node) => {
    found.push(...pick(node));
    ts.forEachChild(node, visit);
  };
  visit(treeOf(join(MONITORING, file)));
  return found;
}

const textOf = (node) => (isText(node) ? [node.text] : ts.isTemplateExpression(node) ? [patternOf(node)] : []);
const propertyOf = (name) => (node) =>
  ts.isPropertyAssignment(node) && node.name.getText() === name ? textOf(node.initializer) : [];

test('each alert has an Indonesian title, meaning and advice', () => {
  const names = collect('alerts/alert-rules.ts', propertyOf('name'));
  assert.ok(names.includes('event_loop_slow'));
  const titles = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '));
  const advices = ['meaning', 'action'].flatMap((name) => collect('alerts/alert-rules.ts', propertyOf(name)));
  assert.equal(advices.length, 2 * names.length);
  assert.deepEqual(missing([...titles, ...advices]), []);
});

test('what an alert says in figures has an Indonesian text', () => {
  const texts = ['alerts/alert-rules.ts', 'alerts/alert-conditions.ts'].flatMap((file) => collect(file, textOf));
  const details = texts.filter((text) => HAS_WORDS.test(text.replace(/%\{\w+\}/g, '').trim()));
  assert.ok(details.includes('%{value1} days left'));
  assert.deepEqual(missing(details.filter((text) => !text.startsWith('No alert is named'))), []);
});

test('the words of each light have an Indonesian text', () => {
  const words = collect('now/lights.ts', (node) => [
    ...propertyOf('text')(node),
    ...(ts.isCallExpression(node) && LIGHT_MAKERS.has(node.expression.getText()) ? node.arguments.flatMap(textOf) : []),
  ]);
  assert.ok(words.includes('answers'));
  assert.deepEqual(missing(words), []);
});
