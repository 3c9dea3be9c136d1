import { linkOf, pictureName } from './codeLinks';

it('the link opens the ticket page with the code', () => {
  expect(linkOf('SARI 7&F', 'https://festival.example')).toBe('https://festival.example/ticket?referral=SARI+7%26F');
});

it.each([
  ['Sari Wulandari', 'sari-wulandari-SARI7F3.png'],
  ['Ayu/Dewi', 'ayu-dewi-SARI7F3.png'],
  ['王芳', 'SARI7F3.png'],
])('the picture of %s is named %s', (panitia_name, name) => {
  expect(pictureName({ code: 'SARI7F3', panitia_name })).toBe(name);
});
