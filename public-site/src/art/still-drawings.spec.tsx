import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveTokens } from '../../build/resolve-tokens';
import { fileOf, KINDS, kindOf, type StillDrawingName } from './still-drawing-names';
import { STILL_DRAWINGS } from './still-drawings';
import { StillDrawing } from './StillDrawing';

const TOKENS = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
const NAMES = Object.keys(STILL_DRAWINGS) as StillDrawingName[];
const markupOf = (name: StillDrawingName) => resolveTokens(renderToStaticMarkup(STILL_DRAWINGS[name]), TOKENS);

test.each(NAMES)('%s has the size that its place reserves, and needs nothing from the page', (name) => {
  const markup = markupOf(name);
  const { width, height, isCut } = KINDS[kindOf(name)];
  const sheet = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  expect([sheet?.getAttribute('width'), sheet?.getAttribute('height')]).toEqual([`${width}`, `${height}`]);
  expect(sheet?.getAttribute('preserveAspectRatio')).toBe(isCut ? 'xMidYMid slice' : null);
  expect(markup).not.toMatch(/var\(|class=|style=/);
});

test('each drawing has a file of its own, whose name needs no escape', () => {
  const files = NAMES.map(fileOf);
  expect(new Set(files).size).toBe(NAMES.length);
  expect(files.filter((file) => !/^[a-z\d-]+\/[a-z\d-]+\.svg$/.test(file))).toEqual([]);
});

test('an act that is not announced has nothing of the colours of one that is', () => {
  const figure = (name: StillDrawingName) => markupOf(name).split('<g transform="translate(120 244)">')[1];
  expect(figure('act/band')).toContain('#d7263d');
  expect(figure('hidden-act/band')).not.toContain('#d7263d');
});

test('the second act of a kind looks like another one', () => {
  for (const kind of ['act', 'hidden-act'] as const) {
    expect(markupOf(`${kind}-2/singer`)).not.toBe(markupOf(`${kind}/singer`));
  }
  expect(markupOf('act-2/singer')).not.toContain('#d7263d');
});

test('is read out by its title, and not without one', () => {
  const { rerender } = render(<StillDrawing name="moment/concert" title="The crowd" />);
  expect(screen.getByRole('img', { name: 'The crowd' }).getAttribute('src')).toMatch(/\/moment\/concert\.svg$/);
  rerender(<StillDrawing name="moment/concert" />);
  expect(screen.queryByRole('img')).toBeNull();
});

describe('resolveTokens', () => {
  const SHEET = ':root { --ink: #111; --line: var(--ink); --face: #222; }';

  test('puts values in the place of names, also through another name', () => {
    expect(resolveTokens('<p fill="var(--line)" stroke="var(--face)"/>', SHEET)).toBe('<p fill="#111" stroke="#222"/>');
  });

  test('an element’s own values hold within it alone', () => {
    const markup =
      '<g><g style="--ink:#999"><p fill="var(--line)"></p><b/><p fill="var(--ink)"></p></g><p fill="var(--ink)"></p></g>';
    expect(resolveTokens(markup, SHEET)).toBe(
      '<g><g><p fill="#999"></p><b/><p fill="#999"></p></g><p fill="#111"></p></g>',
    );
  });

  test('refuses a name without a value', () => {
    expect(() => resolveTokens('<p fill="var(--gone)"/>', SHEET)).toThrow('--gone');
  });
});
