import { alertMail, alertPost, type News } from './alert-text.js';

const at = new Date('2025-11-22T11:05:00Z');
const news = (name: string, kind: News['kind'], detail: string | null = null): News => ({ name, kind, detail, at });

it('says what, since when in Jakarta, what it means and what to do', () => {
  const { subject, text, html } = alertMail([news('redis_away', 'began', 'web: <Redis>')], 'https://festival.ac.id');
  expect(subject).toBe('Warning: Redis away');
  expect(text).toContain('18:05 Redis away (web: <Redis>)\nEach process counts');
  expect(text).toContain('Do: Restart Redis.');
  expect(text).toContain('https://festival.ac.id/admin/tonight');
  expect(html).toContain('web: &lt;Redis&gt;');
});

it.each<[string, News[]]>([
  ['ALERT: Redis away, Worker missing', [news('redis_away', 'began'), news('worker_missing', 'began')]],
  ['Over: Redis away', [news('redis_away', 'ended')]],
  ['Warning: Worker missing, Redis away', [news('worker_missing', 'ended'), news('redis_away', 'began')]],
])('groups as %s', (subject, all) => {
  expect(alertMail(all, 'http://localhost').subject).toBe(subject);
});

it('posts one text for Slack and Discord, short enough for both', () => {
  const many = Array.from({ length: 40 }, () => news('database_slow', 'began', 'x'.repeat(300)));
  const post = alertPost(many, 'http://localhost') as { text: string; content: string; alerts: unknown[] };
  expect(post.text).toBe(post.content);
  expect(post.text.length).toBeLessThanOrEqual(2_000);
  expect(post.alerts).toHaveLength(40);
});
