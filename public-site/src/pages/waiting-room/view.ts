import { type Language, LANGUAGE_COOKIE, type WaitingPlace, type WaitingRoom } from '@festival/contracts';
import { checkingLine, drawnNumber, fitsHash, minutesLeft, peopleAhead } from './queue';
import { INDONESIAN_LABELS, WAITING_ROOM_PAGE_TEXTS } from './texts';

export interface Shown {
  room: WaitingRoom | null;
  place: WaitingPlace | null;
  /** The last question had no answer. */
  isLost: boolean;
  /** The place before this one was used or its pass has ended. */
  isSpent: boolean;
  /** Its turn has come: `next` while the pass is asked for. */
  turn: 'no' | 'next' | 'full';
  /** What is typed is kept. */
  isKept?: boolean;
  /** The place whose number was checked, and whether the draw gave it. */
  checked?: { id: string; isRight: boolean };
}

type Fact = [string, string];

const YEAR_S = 31_536_000;
const LOCALES = { en: 'en-GB', id: 'id-ID' } as const;
/** A reader that speaks each change would never be silent. */
const SPEAK_EVERY_MS = 60_000;

const languageButtons = () => document.querySelectorAll<HTMLButtonElement>('#languages button');
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

let language: Language = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=id`).test(document.cookie) ? 'id' : 'en';
let shown: Shown = {
  room: null,
  place: null,
  isLost: false,
  isSpent: false,
  turn: 'no',
};
let spokenAt = 0;
let spokenState = '';

const texts = () => WAITING_ROOM_PAGE_TEXTS[language];
const count = (value: number): string => value.toLocaleString(LOCALES[language]);

/** 19:32 WIB, with the day when it isn't today. */
function clock(iso: string): string {
  const zone = { timeZone: 'Asia/Jakarta' } as const;
  const date = new Date(iso);
  const day = (each: Date) => each.toLocaleDateString(LOCALES[language], { ...zone, day: 'numeric', month: 'short' });
  const time = date.toLocaleTimeString('en-GB', { ...zone, timeStyle: 'short' });
  return `${day(date) === day(new Date()) ? '' : `${day(date)}, `}${time} WIB`;
}

function put(id: string, text: string): void {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

function putFacts(id: string, facts: Fact[]): void {
  const nodes = facts.flatMap(([name, value]) => {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    description.textContent = value;
    return [term, description];
  });
  if (byId(id).textContent !== nodes.map((node) => node.textContent).join('')) byId(id).replaceChildren(...nodes);
}

interface Message {
  title: string;
  words: string;
  /** The large number, where there is one. */
  number: string;
  facts: Fact[];
}

function message({ room, place, turn, isSpent }: Shown): Message {
  const t = texts();
  const none = { number: '', facts: [] };
  if (!room || !place) return { title: t.joining, words: '', ...none };
  if (turn === 'next') return { title: t.next, words: t.nextWords, ...none };
  const number = place.number;
  if (room.state === 'gathering' || number === null) {
    const opens: Fact = [t.opens, room.opens_at === null ? t.unknown : clock(room.opens_at)];
    return {
      title: t.gathering,
      words: t.gatheringWords,
      number: '',
      facts: [opens, [t.here, count(room.issued || 1)]],
    };
  }
  const mine: Fact = [t.yourNumber, count(number)];
  if (room.state === 'sold_out') {
    const { unpaid_seats: seats, unpaid_until: until } = room;
    const words = seats > 0 && until !== null ? t.soldOutUnpaid(count(seats), clock(until)) : t.soldOutAll;
    return { title: t.soldOut, words, number: '', facts: [mine] };
  }
  const minutes = minutesLeft(number, room);
  const facts: Fact[] = [mine];
  // In a pause it is no pace, and before the first are in nobody knows it.
  if (minutes !== null && room.state === 'open') facts.push([t.letIn, count(room.pace)], [t.wait, t.minutes(minutes)]);
  const large = count(peopleAhead(number, room));
  if (turn === 'full') return { title: t.next, words: t.full, number: '', facts: [mine] };
  if (room.pause !== null) return { title: t.paused, words: t.pauses[room.pause], number: large, facts };
  return { title: t.open, words: isSpent ? t.spent : t.keep, number: large, facts };
}

function show(): void {
  const t = texts();
  const { room, place, isLost, isKept } = shown;
  const { title, words, number, facts } = message(shown);
  put('state', title);
  byId('number').replaceChildren(
    ...(number === '' ? [] : [number, Object.assign(document.createElement('small'), { textContent: ` ${t.ahead}` })]),
  );
  putFacts('facts', facts);
  const told = isLost ? t.lost : words;
  put('words', told);
  put(
    'own',
    (room && (language === 'id' ? (room.message_id ?? room.message) : (room.message ?? room.message_id))) ?? '',
  );
  document.title = number === '' ? title : `${number} · ${document.querySelector('h1')?.textContent}`;
  put('saved', isKept ? t.saved : '');
  speak(isLost ? 'lost' : title, [title, number && `${number} ${t.ahead}`, told].filter(Boolean).join('. '));
  if (room && place) showDraw(room, place);
}

/** Says a change of state at once, and how it goes once a minute. */
function speak(state: string, text: string): void {
  const now = Date.now();
  if (state === spokenState && now - spokenAt < SPEAK_EVERY_MS) return;
  [spokenState, spokenAt] = [state, now];
  put('live', text);
}

function showDraw({ seed_hash: hash, seed, gathered }: WaitingRoom, { id, number }: WaitingPlace): void {
  const t = texts();
  const facts: Fact[] = [
    [t.hash, hash ?? ''],
    [t.seed, seed ?? t.notYet],
    [t.id, id],
    [t.gathered, gathered === null ? t.notYet : count(gathered)],
  ];
  putFacts('drawn', facts);
  const isDrawn = seed !== null && gathered !== null && number !== null && number <= gathered;
  byId('check').hidden = !isDrawn;
  put('command', isDrawn ? checkingLine(seed, id, gathered) : '');
  byId('terminal').hidden = !isDrawn;
  put('checked', isDrawn ? resultFor(id, number) : seed === null ? '' : t.later);
}

function resultFor(id: string, number: number): string {
  const { checked } = shown;
  if (checked?.id !== id) return '';
  return checked.isRight ? texts().checked(count(number)) : texts().wrong;
}

async function check(): Promise<void> {
  const { room, place } = shown;
  if (!room?.seed || !room.seed_hash || !place || room.gathered === null) return;
  const number = await drawnNumber(room.seed, place.id, room.gathered);
  if (number === null) return;
  const isRight = number === place.number && (await fitsHash(room.seed, room.seed_hash));
  update({ checked: { id: place.id, isRight } });
}

function setLanguage(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  for (const element of document.querySelectorAll<HTMLElement>('[data-t]')) {
    const { dataset } = element;
    dataset['en'] ??= element.textContent;
    element.textContent = (next === 'id' && INDONESIAN_LABELS[dataset['t'] as string]) || dataset['en'];
  }
  for (const button of languageButtons()) {
    button.setAttribute('aria-pressed', String(button.lang === next));
  }
  show();
}

/** Sets the words, and the buttons that need no server. */
export function startView(): void {
  for (const button of languageButtons()) {
    button.addEventListener('click', () => {
      document.cookie = `${LANGUAGE_COOKIE}=${button.lang}; path=/; max-age=${YEAR_S}; samesite=lax`;
      setLanguage(button.lang as Language);
    });
  }
  byId('check').addEventListener('click', () => void check());
  setLanguage(language);
}

export function update(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  show();
}
