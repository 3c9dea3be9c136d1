import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { bareTexts } from '../lib/admin-texts/bare-texts.mjs';
import { dictionaryFiles, placeholdersOf } from '../lib/admin-texts/dictionary.mjs';
import { ADMIN, BACKEND, CONTRACTS, sourceFiles, treeOf, ts } from '../lib/admin-texts/source-files.mjs';
import { isText, patternOf, usedTexts } from '../lib/admin-texts/used-texts.mjs';
import { root } from '../lib/workspace.mjs';

/** Every folder of the back office; the scanner of a paired phone (`gate`) has texts of its own. */
const AREAS = ['app', 'chatbot', 'content', 'door', 'inbox', 'lib', 'people', 'sales', 'shared'];
/** What is the same in every language, what is for the program, and what is for buyers in their own language. */
const SAID_AS_IT_IS = new Set(
  `Festival|BUY TICKET|SOLD OUT|COMING SOON|upcoming events|Enter|Escape|Rp |Plain|English|Indonesian|Akulaku PayLater
   |BCA KlikPay|BCA Virtual Account|BNI Virtual Account|BRI Virtual Account|OCTO Clicks|CIMB Niaga Virtual Account
   |Danamon Online Banking|Mandiri Bill Payment|Indomaret|Kredivo|Permata Virtual Account|UOB EZ Pay|Bahasa Indonesia|Unveiling|Unify
   |Accept|DKIM-Signature|Ctrl|Esc|Name|Sari Wulandari Budi Santoso`
    .split('|')
    .map((text) => text.replace(/\n\s*/g, '')),
);
/** Files whose texts are for buyers, or written by and for the program. */
const OF_OTHERS = [
  // In the language of the page that is read, whatever the account's is.
  'app/handbook/handbookTexts.ts',
  'app/theme.ts',
  'app/themeComponents.ts',
  'app/main.tsx',
  'lib/httpErrors.ts',
  'lib/i18n/',
  'sales/orders/details/whatsAppMessage.ts',
  'door/scanner/link/',
  'door/scanner/sync/',
  'door/scanner/store/',
];

const dictionary = dictionaryFiles();
const indonesian = new Map([...dictionary.values()].flat());
const files = AREAS.flatMap((area) => sourceFiles(join(ADMIN, area)));
const isOwn = (path) => !OF_OTHERS.some((other) => relative(ADMIN, path).startsWith(other));
const used = usedTexts(files.filter(isOwn));

test('each text that people read is given to be translated', () => {
  const bare = files.filter(isOwn).flatMap(bareTexts);
  assert.deepEqual(
    bare
      .filter(([words]) => !SAID_AS_IT_IS.has(words.replaceAll('\n', ' ')))
      .map(([words, place]) => `${place}: ${words}`),
    [],
  );
});

test('no folder is left out', () => {
  const folders = new Set(sourceFiles(ADMIN).map((path) => relative(ADMIN, path).split('/')[0]));
  assert.deepEqual([...folders].filter((folder) => folder !== 'gate').sort(), AREAS);
});

test('each text has an Indonesian one', () => {
  const missing = [...used].filter(([text]) => /[A-Za-z]{2}/.test(text) && !indonesian.has(text));
  assert.deepEqual(
    missing.map(([text, place]) => `${place}: ${text}`),
    [],
  );
});

test('each text of react-admin has an Indonesian one', async () => {
  const require = createRequire(join(root, 'admin/package.json'));
  const messages = require('ra-language-english');
  const english = messages.default ?? messages;
  const keysOf = (texts, path) =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [`${path}${name}`] : keysOf(text, `${path}${name}.`),
    );
  assert.deepEqual(
    keysOf(english, '').filter((key) => !indonesian.has(key)),
    [],
  );
});

test('each Indonesian text keeps the placeholders of the English one', () => {
  const differing = [...dictionary]
    .filter(([name]) => name !== 'react-admin')
    .flatMap(([, entries]) => entries)
    .filter(([english, own]) => placeholdersOf(english).join() !== placeholdersOf(own).join());
  assert.deepEqual(differing, []);
});

test('no text is translated twice, and each file is in the order of the alphabet', () => {
  const texts = [...dictionary.values()].flatMap((entries) => entries.map(([english]) => english));
  assert.deepEqual(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    [],
  );
  const order = (text) => text.trim().toLowerCase();
  for (const [name, entries] of dictionary) {
    const keys = entries.map(([english]) => order(english));
    assert.deepEqual(keys, [...keys].sort(), name);
  }
});

test('nothing is translated that nobody says', () => {
  const said = saidByServer();
  const literals = [...said].join('\n');
  const isSaid = (name, english) => {
    if (name === 'react-admin') return true;
    if (/^server-(readiness|edition)/.test(name)) return isPutTogether(literals, english);
    if (name === 'audit')
      return (
        said.has(english.replaceAll(' ', '_').toLowerCase()) || said.has(english.replaceAll(' ', '-').toLowerCase())
      );
    // An alert's name is its title.
    return used.has(english) || said.has(english) || said.has(english.replaceAll(' ', '_').toLowerCase());
  };
  const idle = [...dictionary].flatMap(([name, entries]) =>
    entries.filter(([english]) => !isSaid(name, english)).map(([english]) => `${name}: ${english}`),
  );
  assert.deepEqual(idle, []);
});

/** At so many places a text of *Ready to sell?* or of the editions is put together from parts. */
const MOST_SEAMS = 4;

/** Whether the server says a text that it puts together: all pairs of neighbouring words, but for the seams. */
function isPutTogether(literals, english) {
  const stretches = english.split(/%\{\w+\}/).map((words) => words.split(' ').filter(Boolean));
  const pairs = stretches.flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`));
  const seams = pairs.filter((pair) => !literals.includes(pair)).length;
  return seams <= MOST_SEAMS && (pairs.length === 0 || seams < pairs.length);
}

/** Every literal of the server, of what it shares with the back office, and of the checks of a form. */
function saidByServer() {
  const said = new Set();
  const visit = (node) => {
    if (isText(node)) said.add(node.text);
    if (ts.isTemplateExpression(node)) said.add(patternOf(node));
    ts.forEachChild(node, visit);
  };
  for (const path of [...sourceFiles(BACKEND), ...sourceFiles(CONTRACTS), join(ADMIN, 'lib/httpErrors.ts')])
    visit(treeOf(path));
  // Texts in several lines.
  for (const text of usedTexts(sourceFiles(ADMIN)).keys()) said.add(text);
  return said;
}
