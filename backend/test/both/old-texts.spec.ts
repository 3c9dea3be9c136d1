import { Not } from 'typeorm';
import { ArchiveVideoEntity } from '../../src/content/archive/archive-video.entity.js';
import { ClosingSectionEntity } from '../../src/content/closing/closing-section.entity.js';
import { DivisionEntity } from '../../src/content/divisions/division.entity.js';
import { OldTextsService, oldWordsOf } from '../../src/edition/after/old-texts.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { type Settings, SettingsService } from '../../src/platform/settings/settings.service.js';
import { Festival } from '../support/festival.js';

const CONCERT = '1999-05-03T11:00:00.000Z';
const NEXT = '2000-05-06T11:00:00.000Z';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());

const places = (next = NEXT) => festival.get(OldTextsService).places(oldWordsOf('1999', CONCERT, next));

async function change<K extends keyof Settings>(key: K, changes: Partial<Settings[K]>): Promise<void> {
  const settings = festival.get(SettingsService);
  const value = { ...(await settings.stored(key)), ...changes };
  await festival.get(Transactions).run((db) => settings.set(db, key, value));
}

it('finds nothing where nothing is of the edition before', async () => {
  expect(await places()).toEqual([]);
});

it.each<[string, string[]]>([
  ['See you at #Unify1999', ['Divisions (1)', 'Closing Section (1)']],
  ['Gerbang dibuka 3 mei', ['Divisions (1)', 'Closing Section (1)']],
  ['On 3 May, 1999', ['Divisions (1)', 'Closing Section (1)']],
  ['May 3: doors open', ['Divisions (1)', 'Closing Section (1)']],
  ['until 3 Mei.', ['Divisions (1)', 'Closing Section (1)']],
  ['the 3rd of May, 19:00', ['Divisions (1)', 'Closing Section (1)']],
  ['May 3rd', ['Divisions (1)', 'Closing Section (1)']],
  ['3&nbsp;May', ['Divisions (1)', 'Closing Section (1)']],
  ['3–4 May', ['Divisions (1)', 'Closing Section (1)']],
  ['Call us on 3 May 0812 3456 7890', ['Divisions (1)', 'Closing Section (1)']],
  ['3 May 2000, May 3, 2000, and 3 May (2000)', []],
  ['3 mayor, May 30', []],
  ['13 May, and the 23 Mei', []],
  ['Order 19990', []],
])('“%s” is found: %j', async (text, expected) => {
  const [division] = await festival.rows(DivisionEntity).find({ take: 1 });
  await festival.rows(DivisionEntity).update({ id: division?.id ?? 0 }, { description1: text });
  await festival.rows(ClosingSectionEntity).update({ headText: Not('') }, { contentTextIndonesian: text });
  // An archive is of earlier years.
  await festival.rows(ArchiveVideoEntity).update({ isActive: true }, { title: text });
  expect((await places()).sort()).toEqual(expected.sort());
});

it('finds it in the settings that people write, and not in the date that was set anew', async () => {
  await change('hero', { eventLine2: '3 May' });
  expect(await places()).toEqual(['Hero Section']);
  await change('hero', { eventLine2: '2 May' });
  await change('festival', { concertDate: '1999-05-03T11:00:00.000Z', edition: '1999' });
  expect(await places()).toEqual([]);
  await change('festival', { name: 'Unity 1999' });
  await change('site', { refundRule: 'Until 3 May.' });
  expect(await places()).toEqual(['Site Settings']);
});

it('takes the day for right where the next concert is on the same one', async () => {
  await change('hero', { eventLine2: '3 May' });
  expect(await places('2000-05-03T11:00:00.000Z')).not.toContain('Hero Section');
  expect(await places()).toContain('Hero Section');
  const named = (text: string) =>
    change('hero', { eventLine2: text }).then(() =>
      festival.get(OldTextsService).places(oldWordsOf('IX', CONCERT, '2000-05-03T11:00:00.000Z')),
    );
  expect(await named('3 May 1999')).toContain('Hero Section');
  expect(await named('3 May 2000')).not.toContain('Hero Section');
});
