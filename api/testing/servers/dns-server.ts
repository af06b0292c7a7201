// A local DNS server with the records that a test sets.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Answer, type Question } from 'dns-packet';

export interface DnsServer {
  /** For the setting DNS_SERVERS. */
  address: string;
  /** Sets all records by name. Other names are NXDOMAIN. */
  know: (names: Record<string, DnsRecords>) => void;
  /** From now on it responds with SERVFAIL. */
  fail: () => void;
  close: () => Promise<void>;
}

export interface DnsRecords {
  TXT?: string[];
  CNAME?: string;
  A?: string[];
}

export async function startDnsServer(): Promise<DnsServer> {
  let names: Record<string, DnsRecords> | null = {};
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id = 0, questions = [] } = decode(message);
    const [question] = questions;
    const known = names?.[question?.name.toLowerCase() ?? ''];
    const code = names === null ? serverFailure : known === undefined ? noSuchName : 0;
    const answers = known === undefined || question === undefined ? [] : answersTo(question, known);
    socket.send(encode({ type: 'response', id, flags: code, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    know: (known) => {
      names = known;
    },
    fail: () => {
      names = null;
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

const serverFailure = 2;
const noSuchName = 3;

function answersTo({ type, name }: Question, { TXT = [], CNAME, A = [] }: DnsRecords): Answer[] {
  if (type === 'TXT') return TXT.map((data) => ({ type, name, data }));
  if (type === 'CNAME') return CNAME === undefined ? [] : [{ type, name, data: CNAME }];
  return type === 'A' ? A.map((data) => ({ type, name, data })) : [];
}
