import { isSafeLink, RICH_TEXT_TAGS } from '@festival/contracts';
import parse, { type DOMNode, type Element } from 'html-dom-parser';
import { createElement, Fragment, type ReactNode } from 'react';

const TAGS: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
/** Their content is no text of the editor's. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);
const EMPTY = new Set(['br', 'hr']);

/**
 * An editor's HTML, sanitised again on display: it is parsed, and only elements of the allow-list are created, without
 * attributes except a safe link's. The editor's HTML itself never reaches the page.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={className}>{parse(html).map(toReact)}</div>;
}

function toReact(node: DOMNode, index: number): ReactNode {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || DROPPED.has(node.name)) return null;
  const children = (node.children as DOMNode[]).map(toReact);
  if (!TAGS.has(node.name)) return <Fragment key={index}>{children}</Fragment>;
  if (EMPTY.has(node.name)) return createElement(node.name, { key: index });
  return createElement(node.name, { key: index, ...(node.name === 'a' && linkTo(node)) }, ...children);
}

const isElement = (node: DOMNode): node is Element => 'attribs' in node;

function linkTo({ attribs }: Element) {
  const href = attribs['href']?.trim() ?? '';
  if (!isSafeLink(href)) return {};
  return href.startsWith('/') ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}
