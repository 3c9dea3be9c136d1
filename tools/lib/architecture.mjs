import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root, workspaces } from './workspace.mjs';

export const document = join(root, 'docs', 'architecture.md');

/** The text with other content between the two markers of a name. */
const filled = (text, name, content) =>
  text.replace(new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`), `$1\n${content}\n\n$2`);

const folders = () => workspaces().map(({ folder }) => folder);
const isProduct = (source, folder) =>
  source.startsWith(`${folder}/src/`) &&
  /\.tsx?$/.test(source) &&
  !/\.(spec|d)\.tsx?$|\/testing[/.]|Fixtures\.tsx?$/.test(source);

/** Every import of every package, judged by .dependency-cruiser.cjs. */
export async function cruiseAll() {
  process.chdir(root);
  return cruise(folders(), await extractDepcruiseOptions('./.dependency-cruiser.cjs'));
}

export const asText = async (result) => (await format(result, { outputType: 'err' })).output.trim();

/** A folder of `src`, or of `src/features`; `src` for a file next to the folders. */
function roomOf(source) {
  const [, , first, second, third] = source.split('/');
  if (second === undefined) return 'src';
  return first === 'features' && third !== undefined ? `${first}/${second}` : first;
}

/** The product's files of a package, with those that import them, and the arrows between its folders. */
function graphOf({ modules }, folder) {
  const files = modules.filter(({ source }) => isProduct(source, folder));
  const importers = new Map(files.map(({ source }) => [source, new Set()]));
  const arrows = new Set();
  for (const { source, dependencies } of files)
    for (const { resolved } of dependencies.filter((each) => importers.has(each.resolved))) {
      importers.get(resolved).add(source);
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from !== to) arrows.add(`${from} ${to}`);
    }
  return { importers, arrows };
}

/** Leaves out each arrow that follows from others; arrows of a circle stay. */
function withoutShortcuts(arrows) {
  const next = new Map();
  for (const [from, to] of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const isReached = (from, to, seen = new Set()) =>
    [...(next.get(from) ?? [])].some((each) => each === to || (!seen.has(each) && isReached(each, to, seen.add(each))));
  return arrows.filter(([from, to]) => {
    if (isReached(to, from)) return true;
    next.get(from).delete(to);
    const follows = isReached(from, to);
    if (!follows) next.get(from).add(to);
    return !follows;
  });
}

/** Mermaid: the arrows between the folders of each package that has any. */
function picture(result) {
  const parts = folders().flatMap((folder) => {
    const arrows = [...graphOf(result, folder).arrows]
      .map((arrow) => arrow.split(' '))
      .filter(([from]) => from !== 'src');
    if (arrows.length === 0) return [];
    const id = (name) => `${folder}/${name}`.replaceAll(/[^a-z]/g, '_');
    const rooms = [...new Set(arrows.flat())].sort().map((name) => `    ${id(name)}["${name}"]`);
    const lines = withoutShortcuts(arrows.sort()).map(([from, to]) => `    ${id(from)} --> ${id(to)}`);
    return [`**${folder}**\n\n\`\`\`mermaid\nflowchart TD\n${[...rooms, ...lines].join('\n')}\n\`\`\``];
  });
  return parts.join('\n\n');
}

const columns = [
  'package',
  'files',
  'median',
  'p90',
  'longest',
  'small, one importer',
  'folders',
  'arrows',
  'arrows up',
];
const standsAlone = /\.(entity|module|job|dto)\.ts$/;

function figures(result, folder) {
  const { importers, arrows } = graphOf(result, folder);
  const files = [...importers.keys()];
  const linesOf = (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
  const lengths = files.map(linesOf).sort((a, b) => a - b);
  const at = (part) => lengths[Math.min(Math.floor(lengths.length * part), lengths.length - 1)];
  const small = files.filter(
    (file) => importers.get(file).size === 1 && !standsAlone.test(file) && linesOf(file) <= 25,
  );
  const up = result.summary.violations
    .filter(({ rule, from }) => /-arrow-(up|across)$/.test(rule.name) && isProduct(from, folder))
    .map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`);
  const rooms = new Set(files.map(roomOf));
  return [folder, files.length, at(0.5), at(0.9), at(1), small.length, rooms.size, arrows.size, new Set(up).size];
}

/** Markdown: how long the files of each package are and how they hang together. */
function table(result) {
  const rows = folders()
    .filter((folder) => graphOf(result, folder).importers.size > 0)
    .map((folder) => figures(result, folder));
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const withPicture = (text, result) => filled(text, 'folders', picture(result));
export const withTable = (text, result) => filled(text, 'figures', table(result));
