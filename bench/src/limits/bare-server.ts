import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareAnswer } from './bare-answer.js';

// The least that an HTTP server in this language can do: the same bytes to everyone, without a look at the request.
process.on('message', (message) => {
  const { headers, body } = message as BareAnswer;
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.on('disconnect', () => process.exit(0));
