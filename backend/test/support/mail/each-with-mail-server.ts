import { Logger } from '@nestjs/common';
import { MailServer } from './mail-server.js';
import { MailSetup } from './mail-setup.js';

interface Opened {
  setup: MailSetup;
  server: MailServer;
}

/** Before each test an outbox on its own database and a real mail server, given to `take`; nothing is logged. */
export function eachWithMailServer(take: (opened: Opened) => void): void {
  let opened: Opened;
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    opened = { setup: await MailSetup.open(), server: new MailServer() };
    await opened.server.start();
    take(opened);
  });
  afterEach(async () => {
    await opened.server.stop();
    await opened.setup.close();
  });
}
