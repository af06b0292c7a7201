// REST calls with undici, for handwritten servers.
import { type Dispatcher, Pool } from 'undici';
import { upstream } from './serve.ts';

/** undici's common `request`, or its faster and less convenient `dispatch`. */
export const readers = { request: readByRequest, dispatch: readByDispatch };

/** Resolves to the JSON of the response. */
export type Read = (path: string, headers?: Record<string, string>) => Promise<unknown>;

/** A list response of the REST server. */
export interface List<Row> {
  readonly data: Row[];
}

const pool = new Pool(upstream, { connections: 128 });

async function readByRequest(path: string, headers = {}): Promise<unknown> {
  const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return body.json();
}

function readByDispatch(path: string, headers = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (controller, statusCode) => {
        if (statusCode !== 200) controller.abort(new Error(`${path} answered ${statusCode}`));
      },
      onResponseData: (_, piece) => void pieces.push(piece),
      onResponseEnd: () => {
        const bytes = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
        resolve(JSON.parse(bytes.toString()));
      },
      onResponseError: (_, error) => reject(error),
    };
    pool.dispatch({ path, method: 'GET', headers }, handler);
  });
}
