// A local server that implements Bitrix24's incoming webhooks.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BitrixServer {
  /** For the setting `webhook_url` of an integration. */
  webhook: string;
  /** The portal's lists by number: names of elements by id. */
  lists: Map<string, Map<string, string>>;
  /** Fields of leads, returned by `crm.lead.fields`. */
  leadFields: Record<string, unknown>;
  /** Contacts of the CRM, returned by `crm.contact.list`. */
  contacts: BitrixContact[];
  /** Leads created by `crm.lead.add`, as they were sent; ids count from 1. */
  leads: Record<string, unknown>[];
  /** The next `count` leads are created, but their responses are lost. */
  loseAnswers: (count: number) => void;
  /** How it responds from now on: works, rejects the webhook, fails, or returns invalid data. */
  become: (state: 'working' | 'refusing' | 'failing' | 'nonsense') => void;
  close: () => Promise<void>;
}

export interface BitrixContact {
  ID: string;
  NAME: string;
  LAST_NAME: string;
  EMAIL?: { VALUE: string }[];
  PHONE?: { VALUE: string }[];
}

/** Elements per page, as in Bitrix24. */
const pageSize = 50;

export async function startBitrixServer(): Promise<BitrixServer> {
  const lists = new Map<string, Map<string, string>>();
  const leadFields: Record<string, unknown> = {};
  const contacts: BitrixContact[] = [];
  const leads: BitrixServer['leads'] = [];
  let lost = 0;
  let state: Parameters<BitrixServer['become']>[0] = 'working';

  const page = (all: { ID: string; NAME: string }[], start: number) => ({
    result: all.slice(start, start + pageSize),
    ...(start + pageSize < all.length && { next: start + pageSize }),
    total: all.length,
  });
  const withContact = (type: 'EMAIL' | 'PHONE', values: readonly string[]) => {
    const plain = (text: string) =>
      type === 'PHONE' ? text.replaceAll(/\D/g, '').slice(-10) : text;
    const normalized = values.map(plain);
    const found = contacts.filter((each) =>
      each[type]?.some(({ VALUE }) => normalized.includes(plain(VALUE))),
    );
    // PHP serializes an empty map as an array.
    return found.length === 0 ? [] : { CONTACT: found.map(({ ID }) => Number(ID)) };
  };
  const answerTo = (
    method: string,
    { IBLOCK_ID, start = 0, type, values, filter = {}, fields = {} }: MethodParameters,
  ): unknown => {
    if (method === 'lists.get') {
      return page(
        [...lists.keys()].map((ID) => ({ ID, NAME: `Список ${ID}` })),
        start,
      );
    }
    if (method === 'lists.element.get') {
      const elements = lists.get(IBLOCK_ID ?? '');
      if (elements === undefined)
        return { error: 'ERROR_IBLOCK', error_description: 'Список не найден' };
      return page(
        [...elements].map(([ID, NAME]) => ({ ID, NAME })),
        start,
      );
    }
    if (method === 'crm.duplicate.findbycomm' && type !== undefined) {
      return { result: withContact(type, values ?? []) };
    }
    if (method === 'crm.contact.list') {
      return { result: contacts.filter(({ ID }) => filter['@ID']?.includes(Number(ID))) };
    }
    if (method === 'crm.lead.add') return { result: leads.push(fields) };
    if (method === 'crm.lead.list') {
      const all = leads.map((lead, place) => ({ ...lead, ID: String(place + 1) }));
      const isMatching = (lead: Record<string, unknown>) =>
        Object.entries(filter).every(([name, value]) => lead[name] === value);
      return { result: all.filter(isMatching) };
    }
    if (method === 'crm.lead.fields') return { result: leadFields };
    if (/^crm\.(deal|contact)\.fields$/.test(method)) return { result: {} };
    return { error: 'ERROR_METHOD_NOT_FOUND', error_description: 'Method not found!' };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state === 'failing') return send(500, {});
    if (state === 'nonsense') return response.end('<html>');
    const [, method] = /^\/rest\/1\/secret-code\/(.+)\.json$/.exec(request.url ?? '') ?? [];
    if (state === 'refusing' || method === undefined) {
      return send(401, { error: 'NO_AUTH_FOUND', error_description: 'Wrong authorization data' });
    }
    const parameters = JSON.parse(Buffer.concat(chunks).toString()) as MethodParameters;
    const answer = answerTo(method, parameters);
    if (method === 'crm.lead.add' && lost > 0) {
      lost -= 1;
      return response.destroy();
    }
    return send(
      answer !== null && typeof answer === 'object' && 'error' in answer ? 400 : 200,
      answer,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/1/secret-code/`,
    lists,
    leadFields,
    contacts,
    leads,
    loseAnswers: (count) => {
      lost = count;
    },
    become: (next) => {
      state = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface MethodParameters {
  IBLOCK_ID?: string;
  start?: number;
  type?: 'EMAIL' | 'PHONE';
  values?: string[];
  filter?: Record<string, unknown> & { '@ID'?: number[] };
  fields?: Record<string, unknown>;
}
