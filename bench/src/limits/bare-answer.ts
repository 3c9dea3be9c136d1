import { type HttpAnswer, HttpConnection } from '../load/http-connection.js';

/** The bare server's answer: header names and values in turns, and the body. */
export interface BareAnswer {
  headers: string[];
  body: string;
}

/** Converts a server's answer for the bare server. */
export async function bareAnswerTo(port: number, request: string): Promise<BareAnswer> {
  const connection = await HttpConnection.open(port);
  const answer = await connection.send(request);
  connection.close();
  return toBareAnswer(answer);
}

/** Set by Node itself on every answer. */
const SET_BY_NODE = ['date', 'connection', 'keep-alive'];

/** Fetches the product's answer, for a server that sends the same bytes. */
function toBareAnswer({ head, body }: HttpAnswer): BareAnswer {
  const [, ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const headers = pairs.filter(([name = '']) => !SET_BY_NODE.includes(name.toLowerCase())).flat();
  return { headers, body: body.toString() };
}
