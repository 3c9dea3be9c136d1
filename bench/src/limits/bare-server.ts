import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareAnswer } from './bare-answer.js';

// The fastest HTTP server in Node: it sends the same bytes for every request without reading it.
process.on('message', (message) => {
  const { headers, body } = message as BareAnswer;
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.on('disconnect', () => process.exit(0));
