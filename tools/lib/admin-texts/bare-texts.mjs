import { placeOf, treeOf, ts } from './source-files.mjs';
import { importsOf, isText, isTranslatedAttribute, isTranslation } from './used-texts.mjs';

/** Attributes and properties whose values are for the program and not for people. */
const FOR_THE_PROGRAM = new Set(
  `component variant color size type id source key to href role autoComplete direction resource reference className
   align severity position edge margin sx style accept display src rel target queryKey language whiteSpace fontFamily
   gridTemplateColumns Accept`.split(/\s+/),
);
/** Calls whose texts nobody reads, or that translate what they are given. */
const FOR_NOBODY =
  /^(new )?(Error|Request|Intl\.\w+|DOMException|RegExp|Worker|lazy|import|console\.\w+|headers\.set|document\.\w+|matchMedia)$/;
/** Two words, a word with a capital, or a word next to a blank. */
const READABLE = /[A-Za-z]{2,} [A-Za-z]|^[A-Z][a-z]+[.!?…]?$|[a-z]{2} $|^ [a-z]{2}/;
/** CSS, paths, selectors, drawings. */
const CODE =
  /^[/.#&@<'"]|\d(px|rem|fr|vh|%)|var\(|calc\(|repeat\(|minmax\(|max\(|clamp\(|!important|\b(solid|ease|auto|sans-serif)\b|^\w+=/;

const nameOf = (node) =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.name.getText().replace(/'/g, '') : '';

function isForNobody(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (FOR_THE_PROGRAM.has(nameOf(node))) return true;
  return (ts.isCallExpression(node) || ts.isNewExpression(node)) && FOR_NOBODY.test(node.expression.getText());
}

/** The text of a literal, of a template with `…` for its values, or of words between tags. */
function wordsOf(node) {
  if (isText(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** A literal that is compared with, or that names a property, is shown nowhere. */
function isShown(node) {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return !/^[!=<>]=|^in$/.test(parent.operatorToken.getText());
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isCaseClause(parent) && !ts.isElementAccessExpression(parent);
}

/** Texts of a file that people read and that aren't given to be translated, with the places where they are. */
export function bareTexts(path) {
  const tree = treeOf(path);
  const fromReactAdmin = importsOf(tree, /^react-admin$|^ra-/);
  const found = [];
  const visit = (node) => {
    if (isForNobody(node)) return;
    if (ts.isJsxAttribute(node) && isTranslatedAttribute(node, fromReactAdmin)) {
      if (node.initializer && ts.isStringLiteral(node.initializer)) return;
    }
    // The values of its placeholders may hold some.
    if (isTranslation(node)) return node.arguments.slice(1).forEach(visit);
    const words = wordsOf(node);
    const isBetweenTags = ts.isJsxText(node) && /[A-Za-z]{2}/.test(words);
    if ((isBetweenTags || (READABLE.test(words) && !CODE.test(words))) && isShown(node))
      found.push([words, placeOf(node)]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
