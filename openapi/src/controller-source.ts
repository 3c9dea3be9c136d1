import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** One handler as its source says it. Types are TypeScript text; `imports` holds the lines that they need. */
export interface HandlerSource {
  answer: AnswerType;
  summary: string;
  description: string;
  /** Parameter's name in the address → its text. */
  parameters: Record<string, string>;
  refusals: Refusal[];
  /** Statuses of a success with their meaning, where there are several. */
  successes: Array<{ status: number; text: string }>;
  /** Media type of an answer that isn't JSON. */
  produces: string | null;
  /** Media types of a body, where they are others than JSON. */
  consumes: string[];
  /** Type text of a body that no DTO class describes. */
  bodyType: string | null;
}

/** `{409} text` or `{409 TypeName} text`: the body's type, where it is more than the usual refusal. */
export interface Refusal {
  status: number;
  text: string;
  bodyType: string | null;
}

/** What the envelope holds: `data` and `extra` are type texts, null without. */
export interface AnswerType {
  kind: 'envelope' | 'file';
  data: string | null;
  extra: string | null;
  hasMessage: boolean;
  isList: boolean;
  isCacheable: boolean;
}

export interface ControllerSource {
  path: string;
  name: string;
  handlers: Map<string, HandlerSource>;
  /** Name of an imported type → the module that it comes from. */
  imports: Map<string, string>;
}

const NOTHING: AnswerType = {
  kind: 'envelope',
  data: null,
  extra: null,
  hasMessage: false,
  isList: false,
  isCacheable: false,
};

/** Reads the controllers of one source file. A handler without docstring or return type is an error. */
export function readControllers(path: string): ControllerSource[] {
  const file = parse(path);
  const imports = importsOf(file);
  return classesOf(file)
    .filter((each) => hasDecorator(each, 'Controller'))
    .map((each) => ({
      path,
      name: each.name?.text ?? basename(path),
      imports,
      handlers: new Map(
        each.members
          .filter((member): member is ts.MethodDeclaration => ts.isMethodDeclaration(member) && isRoute(member))
          .map((method) => [method.name.getText(file), readHandler(method, `${each.name?.text}`)]),
      ),
    }));
}

/** Classes of a file with the types that they implement, for request bodies. */
export function readImplemented(path: string): Array<{ name: string; types: string[]; imports: Map<string, string> }> {
  const file = parse(path);
  const imports = importsOf(file);
  return classesOf(file).flatMap((each) => {
    const clause = each.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ImplementsKeyword);
    if (!each.name || !clause) return [];
    return [{ name: each.name.text, types: clause.types.map((type) => type.getText(file)), imports }];
  });
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true);
}

function classesOf(file: ts.SourceFile): ts.ClassDeclaration[] {
  return file.statements.filter(ts.isClassDeclaration);
}

function importsOf(file: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    for (const { name } of bindings.elements) imports.set(name.text, statement.moduleSpecifier.text);
  }
  return imports;
}

function decoratorNames(node: ts.HasDecorators): string[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
}

function hasDecorator(node: ts.HasDecorators, name: string): boolean {
  return decoratorNames(node).includes(name);
}

function isRoute(method: ts.MethodDeclaration): boolean {
  return decoratorNames(method).some((name) => ['Get', 'Post', 'Put', 'Patch', 'Delete'].includes(name));
}

function readHandler(method: ts.MethodDeclaration, controller: string): HandlerSource {
  const name = `${controller}.${method.name.getText()}`;
  const doc = docOf(method);
  const [summary, description] = splitSummary(doc.text);
  if (summary === '') throw new Error(`${name} has no docstring: its first sentence is the operation's summary.`);
  if (!method.type) throw new Error(`${name} has no return type.`);
  return {
    answer: readAnswer(method.type),
    summary,
    description,
    parameters: Object.fromEntries(textsOf(doc, 'param').map(firstWord)),
    refusals: textsOf(doc, 'throws').map((text) => readRefusal(text, name)),
    successes: textsOf(doc, 'answers').map((text) => readRefusal(text, name)),
    produces: textsOf(doc, 'produces')[0] ?? null,
    consumes: textsOf(doc, 'consumes'),
    bodyType: bodyTypeOf(method),
  };
}

function textsOf(doc: Doc, name: string): string[] {
  return doc.tags.filter(({ tag }) => tag === name).map(({ text }) => text);
}

function bodyTypeOf(method: ts.MethodDeclaration): string | null {
  const body = method.parameters.find((each) => hasDecorator(each, 'Body'));
  const type = body?.type?.getText();
  return type === 'unknown' ? null : (type ?? null);
}

interface Doc {
  text: string;
  tags: Array<{ tag: string; text: string }>;
}

/** The docstring's text on one line a paragraph, and its tags in the order that they are written. */
function docOf(node: ts.Node): Doc {
  const raw = ts
    .getLeadingCommentRanges(node.getFullText(), 0)
    ?.map(({ pos, end }) => node.getFullText().slice(pos, end))
    .findLast((comment) => comment.startsWith('/**'));
  if (!raw) return { text: '', tags: [] };
  const lines = raw
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const [text = '', ...tags] = lines.join('\n').split(/^\s*@(?=[a-z])/m);
  return {
    text: unwrap(text),
    tags: tags.map((each) => {
      const [tag, rest] = firstWord(each);
      return { tag, text: unwrap(rest) };
    }),
  };
}

function unwrap(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\n(?!\s*- )\s*/g, ' ').trim())
    .join('\n\n');
}

function firstWord(text: string): [string, string] {
  const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(text.trim()) ?? [];
  return [word, rest.replace(/^- /, '').trim()];
}

/** The first sentence, as plain text without its full stop, and the rest. */
function splitSummary(text: string): [string, string] {
  const end = /[.:](\s|$)/.exec(text.replaceAll(/`[^`]*`/g, (code) => 'x'.repeat(code.length)))?.index ?? text.length;
  const rest = text.slice(end + 1).trim();
  return [text.slice(0, end).replaceAll('\n', ' ').replaceAll('`', ''), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

function readRefusal(text: string, name: string): Refusal {
  const [, status, bodyType, rest] = /^\{(\d{3})(?:\s+([\w<>]+))?\}\s*([^]*)$/.exec(text) ?? [];
  if (!status || !rest) throw new Error(`${name}: write "@throws {409} the text that is sent", not "${text}".`);
  return { status: Number(status), text: rest, bodyType: bodyType ?? null };
}

function readAnswer(type: ts.TypeNode): AnswerType {
  if (ts.isUnionTypeNode(type)) return type.types.map(readAnswer).reduce(either);
  if (ts.isTypeReferenceNode(type)) {
    const [first, second] = (type.typeArguments ?? []).map((each) => each);
    switch (type.typeName.getText()) {
      case 'Promise':
        return first ? readAnswer(first) : NOTHING;
      case 'Answer':
        return { ...NOTHING, data: first ? dataText(first) : null, extra: second?.getText() ?? null, hasMessage: true };
      case 'ListPage':
        return { ...NOTHING, data: `${first?.getText()}[]`, isList: true };
      case 'ReadyJson':
        return { ...NOTHING, data: first?.getText() ?? 'unknown', isCacheable: true };
      case 'StreamableFile':
        return { ...NOTHING, kind: 'file' };
    }
  }
  return { ...NOTHING, data: dataText(type) };
}

function dataText(type: ts.TypeNode): string | null {
  return type.kind === ts.SyntaxKind.VoidKeyword || type.kind === ts.SyntaxKind.UndefinedKeyword
    ? null
    : type.getText();
}

function either(one: AnswerType, other: AnswerType): AnswerType {
  return {
    kind: one.kind,
    data: [...new Set([one.data, other.data])].filter((each) => each !== null).join(' | ') || null,
    extra: one.extra ?? other.extra,
    hasMessage: one.hasMessage || other.hasMessage,
    isList: one.isList || other.isList,
    isCacheable: one.isCacheable || other.isCacheable,
  };
}
