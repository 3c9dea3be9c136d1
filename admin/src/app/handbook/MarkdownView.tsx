import { Box, Link, Typography } from '@mui/material';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { placeOfLink, type HandbookPageName, type HandbookPicture, type HandbookPlace } from './handbookPages';

interface MarkdownProps {
  tokens: readonly Token[];
  /** Of what is read. */
  page: HandbookPageName;
  /** A link to a section of the handbook. */
  linkTo: (place: HandbookPlace, words: ReactNode) => ReactNode;
  /** A picture that the page names; undefined while it isn't there. */
  pictureOf: (link: string) => HandbookPicture | undefined;
}

/**
 * Markdown as elements, so that no text of a page is ever taken for HTML: what isn't known here is shown as it was
 * written. `**` around a code span is the word of a button or a field, shown as the screen has it.
 */
export function MarkdownView({ tokens, ...how }: MarkdownProps) {
  return tokens.map((token, index) => <Part key={index} token={token} {...how} />);
}

type Known =
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Text
  | Tokens.List
  | Tokens.Table
  | Tokens.Code
  | Tokens.Image
  | Tokens.Link
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Codespan
  | Tokens.Space
  | Tokens.Br;

function Part({ token, ...how }: Omit<MarkdownProps, 'tokens'> & { token: Token }) {
  const known = token as Known;
  const inner = (tokens: readonly Token[]) => <MarkdownView tokens={tokens} {...how} />;
  switch (known.type) {
    case 'heading':
      return (
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mt: 2 }}>
          {inner(known.tokens)}
        </Typography>
      );
    case 'paragraph':
      return <Box component="p">{inner(known.tokens)}</Box>;
    case 'text':
      return known.tokens ? inner(known.tokens) : known.text;
    case 'list':
      return <List list={known} inner={inner} />;
    case 'table':
      return <Table table={known} inner={inner} />;
    case 'code':
      return (
        <Box component="pre" tabIndex={0}>
          <code>{known.text}</code>
        </Box>
      );
    case 'image':
      return <Picture image={known} pictureOf={how.pictureOf} />;
    case 'link':
      return <HandbookLink link={known} words={inner(known.tokens)} {...how} />;
    case 'strong':
      return <Strong strong={known} inner={inner} />;
    case 'em':
      return <em>{inner(known.tokens)}</em>;
    case 'codespan':
      return <code>{known.text}</code>;
    case 'br':
      return <br />;
    case 'space':
      return null;
    default:
      return token.raw;
  }
}

type Inner = (tokens: readonly Token[]) => ReactNode;

function List({ list: { ordered, start, items }, inner }: { list: Tokens.List; inner: Inner }) {
  const rows = items.map((item, index) => <li key={index}>{inner(item.tokens)}</li>);
  return ordered ? <ol start={start || 1}>{rows}</ol> : <ul>{rows}</ul>;
}

function Table({ table: { header, rows }, inner }: { table: Tokens.Table; inner: Inner }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                {inner(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{inner(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Picture({ image: { href, text }, pictureOf }: { image: Tokens.Image } & Pick<MarkdownProps, 'pictureOf'>) {
  const picture = pictureOf(href);
  if (!picture) return null;
  const { address, ...size } = picture;
  // It may be looked at in full: on a phone its words are small.
  return (
    <a href={address} target="_blank" rel="noopener">
      <img src={address} alt={text} loading="lazy" {...size} />
    </a>
  );
}

interface LinkProps extends Pick<MarkdownProps, 'page' | 'linkTo'> {
  link: Tokens.Link;
  words: ReactNode;
}

function HandbookLink({ link: { href }, words, page, linkTo }: LinkProps) {
  const place = placeOfLink(href, page);
  if (place) return linkTo(place, words);
  return (
    <Link href={href} target="_blank" rel="noopener">
      {words}
    </Link>
  );
}

function Strong({ strong: { tokens }, inner }: { strong: Tokens.Strong; inner: Inner }) {
  const translate = useTranslate();
  const [only, ...others] = tokens;
  if (only?.type !== 'codespan' || others.length > 0) return <strong>{inner(tokens)}</strong>;
  const { text } = only as Tokens.Codespan;
  return <b className="label">{translate(text, { _: text })}</b>;
}
