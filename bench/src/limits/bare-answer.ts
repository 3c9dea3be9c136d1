import { type HttpAnswer, HttpConnection } from '../load/http-connection.js';

/** What the bare server sends: names and values of the headers in turns, and the body. */
export interface BareAnswer {
  headers: string[];
  body: string;
}

/** The answer of a server, as a bare one sends it. */
export async function bareAnswerTo(port: number, request: string): Promise<BareAnswer> {
  const connection = await HttpConnection.open(port);
  const answer = await connection.send(request);
  connection.close();
  return toBareAnswer(answer);
}

/** Set by Node itself on every answer. */
const SET_BY_NODE = ['date', 'connection', 'keep-alive'];

/** The product's answer, for a server that sends the same bytes. */
function toBareAnswer({ head, body }: HttpAnswer): BareAnswer {
  const [, ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const headers = pairs.filter(([name = '']) => !SET_BY_NODE.includes(name.toLowerCase())).flat();
  return { headers, body: body.toString() };
}
