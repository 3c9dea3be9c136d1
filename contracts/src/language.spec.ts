import { textIn } from './language.js';

describe('what editors wrote, in a language', () => {
  const card = (title_indonesian?: string | null) => ({ title: 'The Opening Night', title_indonesian });
  const tale = (story_english?: string | null) => ({ story: 'Penjaga gerbang', story_english });

  it.each([
    ['Malam Pembukaan', 'Malam Pembukaan'],
    ['', 'The Opening Night'],
    ['  ', 'The Opening Night'],
    [null, 'The Opening Night'],
    [undefined, 'The Opening Night'],
  ])('second field %p', (second, shown) => {
    expect(textIn('id', card(second), 'title')).toBe(shown);
    expect(textIn('en', card(second), 'title')).toBe('The Opening Night');
  });

  it('where the first field is Indonesian', () => {
    expect(textIn('en', tale('The keeper of the gate'), 'story')).toBe('The keeper of the gate');
    expect(textIn('id', tale('The keeper of the gate'), 'story')).toBe('Penjaga gerbang');
    expect(textIn('en', tale(null), 'story')).toBe('Penjaga gerbang');
  });
});
