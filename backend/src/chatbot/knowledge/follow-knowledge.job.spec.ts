import { Logger } from '@nestjs/common';
import { FollowKnowledgeJob } from './follow-knowledge.job.js';
import type { KnowledgeBaseService } from './knowledge-base.service.js';

it('goes on after a failure, which it logs', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const outcomes = ['', 'away', '', 'away'];
  const follow = jest.fn(async () => {
    const outcome = outcomes[follow.mock.calls.length - 1];
    if (outcome) throw new Error(outcome);
  });
  const job = new FollowKnowledgeJob({ follow } as unknown as KnowledgeBaseService);
  for (const _ of outcomes) await job.tick();
  expect(follow).toHaveBeenCalledTimes(outcomes.length);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it('does not look again while it reads', async () => {
  let goOn = (): void => undefined;
  const follow = jest.fn(() => new Promise<void>((resolve) => (goOn = resolve)));
  const job = new FollowKnowledgeJob({ follow } as unknown as KnowledgeBaseService);
  const first = job.tick();
  await job.tick();
  expect(follow).toHaveBeenCalledTimes(1);
  goOn();
  await first;
});
