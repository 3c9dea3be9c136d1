import { CONTRACTS, placeOf, sourceFiles, treeOf, ts } from './source-files.mjs';

/** Functions whose first argument is a text to translate; react-admin translates notices by itself. */
const TRANSLATORS = new Set(['t', 'rich', 'serverText', 'notify']);
/** Attributes that react-admin's own components translate. */
const TRANSLATED_BY_REACT_ADMIN = new Set(['label', 'title', 'helperText', 'emptyText', 'content', 'confirm']);
const IS_CONSTANT = /^[A-Z][A-Z0-9_]+$/;

export const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** The names that a file imports from react-admin, or all that it imports, with what they are called there. */
export function importsOf(tree, from) {
  const names = new Map();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !from.test(statement.moduleSpecifier.text)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) names.set(name.text, (propertyName ?? name).text);
  }
  return names;
}

export function isTranslatedAttribute(node, fromReactAdmin) {
  const tag = node.parent.parent.tagName.getText().split('.')[0];
  return TRANSLATED_BY_REACT_ADMIN.has(node.name.getText()) && fromReactAdmin.has(tag);
}

export const isTranslation = (node) =>
  ts.isCallExpression(node) && TRANSLATORS.has(node.expression.getText()) && node.arguments.length > 0;

/** The parts of an expression that it may come to: both sides of `??`, both branches of a condition. */
function outcomes(node) {
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node)) return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...outcomes(node.left), ...outcomes(node.right)];
  return [node];
}

/** `ROLE_LABELS` of `ROLE_LABELS[role]`. */
function rootOf(node) {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) && IS_CONSTANT.test(node.text) ? node.text : undefined;
}

let contracts;

/** Each constant of the contracts with the texts in it. */
function contractTexts() {
  if (contracts) return contracts;
  contracts = new Map();
  for (const tree of sourceFiles(CONTRACTS).map(treeOf)) {
    const constants = tree.statements.filter(ts.isVariableStatement);
    for (const { name, initializer } of constants.flatMap(({ declarationList }) => declarationList.declarations)) {
      if (initializer && ts.isIdentifier(name) && IS_CONSTANT.test(name.text))
        contracts.set(name.text, textsIn(initializer));
    }
  }
  return contracts;
}

function textsIn(node) {
  if (isText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [patternOf(node)];
  // A text in several lines.
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return [textsIn(node.left).join('') + textsIn(node.right).join('')];
  }
  // A property's name is no text of it.
  if (ts.isPropertyAssignment(node)) return textsIn(node.initializer);
  const texts = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

/** `Synced ${count} ticket(s).` → `Synced %{count} ticket(s).`, the placeholders numbered where they have no name. */
export function patternOf(template) {
  const parts = template.templateSpans.map(({ expression, literal }, index) => {
    const name = ts.isIdentifier(expression) ? expression.text : `value${index + 1}`;
    return `%{${name}}${literal.text}`;
  });
  return template.head.text + parts.join('');
}

/** Every text that one of the files gives to be translated, with the place where it is. */
export function usedTexts(files) {
  const used = new Map();
  const add = (text, node) => used.set(text, used.get(text) ?? placeOf(node));
  for (const tree of files.map(treeOf)) {
    const fromReactAdmin = importsOf(tree, /^react-admin$|^ra-/);
    const constants = importsOf(tree, /^@festival\/contracts$/);
    const visit = (node) => {
      if (isTranslation(node)) {
        for (const each of outcomes(node.arguments[0])) {
          if (isText(each)) add(each.text, each);
          const constant = constants.get(rootOf(each) ?? '');
          for (const text of contractTexts().get(constant) ?? []) add(text, each);
        }
      }
      if (ts.isJsxAttribute(node) && node.initializer && isTranslatedAttribute(node, fromReactAdmin)) {
        if (ts.isStringLiteral(node.initializer)) add(node.initializer.text, node);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return used;
}
