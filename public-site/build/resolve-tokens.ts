const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;
const USE = /var\((--[\w-]+)\)/g;
const TAG = /<(\/?)[a-z][^>]*?(\/?)>/gi;
const OWN = / style="((?:--[\w-]+:[^;"]+;?)+)"/;

type Tokens = ReadonlyMap<string, string>;

/**
 * The markup with the values of its custom properties: those of the style sheet's text, and within an element whose `style`
 * sets some, those. Throws for one without a value.
 */
export function resolveTokens(markup: string, styleSheet: string): string {
  const scopes: Tokens[] = [tokensOf(styleSheet)];
  return markup.replaceAll(TAG, (tag, isEnd: string, isEmpty: string) => {
    if (isEnd) {
      scopes.pop();
      return tag;
    }
    const own = OWN.exec(tag)?.[1];
    const scope = own ? new Map([...(scopes.at(-1) ?? []), ...tokensOf(`${own};`)]) : (scopes.at(-1) ?? new Map());
    if (!isEmpty) scopes.push(scope);
    return tag.replace(OWN, '').replaceAll(USE, (_, name: string) => valueOf(name, scope));
  });
}

function tokensOf(text: string): Tokens {
  return new Map([...text.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]));
}

function valueOf(name: string, tokens: Tokens): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`The style sheet has no ${name}.`);
  return value.replaceAll(USE, (_, other: string) => valueOf(other, tokens)).replaceAll('"', "'");
}
