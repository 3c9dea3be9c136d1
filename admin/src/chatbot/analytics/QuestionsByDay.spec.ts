import { everyDay } from './QuestionsByDay';

const day = (text: string, answered = 0) => ({ day: text, answered, fallback: 0 });

it('fills in the days on which nothing was asked', () => {
  expect(everyDay([day('2025-10-30', 2), day('2025-11-02', 1)])).toEqual([
    day('2025-10-30', 2),
    day('2025-10-31'),
    day('2025-11-01'),
    day('2025-11-02', 1),
  ]);
});

it('leaves one day and none as they are', () => {
  expect(everyDay([day('2025-10-30', 2)])).toEqual([day('2025-10-30', 2)]);
  expect(everyDay([])).toEqual([]);
});
