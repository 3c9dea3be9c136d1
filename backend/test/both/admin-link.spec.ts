import { Program } from '../support/backup/program.js';
import { ADMIN, Festival } from '../support/festival.js';

it('the command of an operator gives a link that sets a password, while the festival runs', async () => {
  const festival = await Festival.open();
  const { database, varDir, secretKey } = festival.config;
  const variables = {
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
    VAR_DIR: varDir,
    SECRET_KEY: secretKey,
    TICKET_RESET_SECRET: 'secret',
  };
  const { code, said } = await Program.run('admin-link', [ADMIN.email], variables);
  expect({ code, said }).toEqual({ code: 0, said: [expect.stringMatching(/^http.*#./), expect.any(String)] });
  await festival.close();
}, 60_000);
