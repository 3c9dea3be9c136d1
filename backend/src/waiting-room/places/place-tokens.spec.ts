import { AppConfig } from '../../platform/config/app-config.js';
import { newPlaceId, PlaceTokens } from './place-tokens.js';

const withKey = (secretKey: string, secretKeyOld: string | null = null): PlaceTokens =>
  new PlaceTokens(new AppConfig({ secretKey, secretKeyOld } as ConstructorParameters<typeof AppConfig>[0]));

describe('the cookies of the waiting room', () => {
  const tokens = withKey('one key of the tests, long enough for it');
  const place = { sale: 3, id: newPlaceId(), number: 17 };

  it('come back as they were', () => {
    expect(tokens.verifyPlace(tokens.signPlace(place))).toEqual(place);
    expect(tokens.verifyPlace(tokens.signPlace({ ...place, number: null }))).toEqual({ ...place, number: null });
    const pass = { sale: 3, id: place.id, expiresAt: new Date('2026-10-03T12:30:00.123Z') };
    expect(tokens.verifyPass(tokens.signPass(pass))).toEqual(pass);
  });

  it.each([
    ['another number', (token: string) => token.replace('.17.', '.1.')],
    ['another sale', (token: string) => token.replace(/^3/, '4')],
    ['another id', (token: string) => token.replace(place.id, newPlaceId())],
    ['a cut signature', (token: string) => token.slice(0, -1)],
    ['no signature', (token: string) => token.replace(/\.[^.]+$/, '')],
    ['nothing', () => ''],
    ['nonsense', () => '%00.__proto__.1.x'],
  ])('are refused with %s', (_name, forge) => {
    expect(tokens.verifyPlace(forge(tokens.signPlace(place)))).toBeNull();
  });

  it('are refused when they were signed by another key or for the other purpose', () => {
    expect(withKey('another key of the tests, long enough too').verifyPlace(tokens.signPlace(place))).toBeNull();
    expect(tokens.verifyPass(tokens.signPlace(place))).toBeNull();
    const pass = tokens.signPass({ sale: 3, id: place.id, expiresAt: new Date(0) });
    expect(tokens.verifyPlace(pass)).toBeNull();
  });

  it('stay good while the key that signed them is the old one, and new ones are signed by the new one', () => {
    const [newest, old] = ['another key of the tests, long enough too', 'one key of the tests, long enough for it'];
    const during = withKey(newest, old);
    expect(during.verifyPlace(tokens.signPlace(place))).toEqual(place);
    expect(withKey(newest).verifyPlace(during.signPlace(place))).toEqual(place);
    expect(tokens.verifyPlace(during.signPlace(place))).toBeNull();
  });
});
