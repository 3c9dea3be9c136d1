import { jakartaClock } from '@festival/contracts';
import { escapeHtml } from '../../platform/http/answers/escape-html.js';
import type { MailBody } from '../../mail/senders/mailer.js';
import type { AlertNewsEntity } from './alert-news.entity.js';
import { ruleNamed } from './alert-rules.js';

export type News = Pick<AlertNewsEntity, 'name' | 'kind' | 'detail' | 'at'>;

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** Milliseconds until what was tried so often is tried again: a quarter of a minute, twice that, up to five minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
}

/** Discord takes 2,000 characters. */
const MOST = 1_900;

/** What is told at once about everything that began or ended since the last time. Times are Jakarta's. */
export function alertMail(news: readonly News[], publicUrl: string): MailBody {
  const text = alertText(news, publicUrl);
  return { subject: subjectOf(news), text, html: `<pre style="white-space: pre-wrap">${escapeHtml(text)}</pre>` };
}

/** For a webhook: `text` is Slack's word and ntfy's template, `content` Discord's. */
export function alertPost(news: readonly News[], publicUrl: string): object {
  const text = `${subjectOf(news)}\n${alertText(news, publicUrl)}`.slice(0, MOST);
  const alerts = news.map(({ name, kind, detail, at }) => ({
    name,
    state: kind,
    severity: ruleNamed(name).severity,
    detail,
    at: at.toISOString(),
  }));
  return { text, content: text, alerts };
}

function subjectOf(news: readonly News[]): string {
  const began = news.filter(({ kind }) => kind === 'began');
  const words = [...new Set(news.map(({ name }) => title(name)))].join(', ');
  if (began.length === 0) return `Over: ${words}`;
  const isCritical = began.some(({ name }) => ruleNamed(name).severity === 'critical');
  return `${isCritical ? 'ALERT' : 'Warning'}: ${words}`;
}

function alertText(news: readonly News[], publicUrl: string): string {
  return [...news.map(entryOf), `Tonight: ${publicUrl}/admin/tonight`].join('\n\n');
}

function entryOf({ name, kind, detail, at }: News): string {
  const { meaning, action } = ruleNamed(name);
  const time = jakartaClock(at).slice(11, 16);
  const what = detail === null ? title(name) : `${title(name)} (${detail})`;
  return kind === 'ended' ? `${time} over: ${what}` : `${time} ${what}\n${meaning}\nDo: ${action}`;
}

/** `database_away` → `Database away`. */
export function title(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
