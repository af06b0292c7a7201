// A company for tests that sells courses through YooKassa's test shop.
import { expect } from 'vitest';
import { openOwnSchool, type Caller, type OwnSchool } from '../school.ts';
import { startYooKassaServer, testShop, type YooKassaServer } from '../servers/yoo-kassa-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Shop {
  school: OwnSchool;
  yooKassa: YooKassaServer;
  owner: Caller;
  companyId: number;
  /** Sends a request below the company's path; as its owner by default. */
  send: (method: Method, path: string, body?: object, as?: Caller) => ReturnType<OwnSchool['send']>;
  /** The data of a successful response. Tests access it without types. */
  // oxlint-disable-next-line typescript/no-explicit-any
  ok: (method: Method, path: string, body?: object, as?: Caller) => Promise<any>;
  /** Sends an anonymous request below the company's path. */
  sendPublic: Shop['send'];
  /** Creates a user who may buy. */
  learner: () => Promise<Caller>;
  /** Begins the payment of an order; returns the payment's id at YooKassa. */
  begun: (as: Caller, order: number, price?: string) => Promise<string>;
  /** Sends a notification of YooKassa about a payment. */
  notify: (event: string, payment: string) => ReturnType<OwnSchool['send']>;
  close: () => Promise<void>;
}

/** `settings` are additional settings of the company. */
export async function openShop(name: string, settings: object = {}): Promise<Shop> {
  const yooKassa = await startYooKassaServer();
  const school = await openOwnSchool({ YOOKASSA_URL: yooKassa.url });
  const owner = await school.person(`owner@${name}.test`);
  const companyId = await school.company(name, owner);
  const send: Shop['send'] = (method, path, body, as = owner) =>
    school.send(method, `/api/companies/${companyId}${path}`, body, as);
  const sendPublic: Shop['sendPublic'] = (method, path, body, as) =>
    school.send(method, `/api/public/companies/${companyId}${path}`, body, as);
  const ok: Shop['ok'] = async (...sent) => {
    const { body } = await send(...sent);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  await ok('PUT', '', {
    yoo_kassa_shop_id: testShop.id,
    yoo_kassa_secret_key: testShop.secretKey,
    ...settings,
  });
  let people = 0;
  return {
    school,
    yooKassa,
    owner,
    companyId,
    send,
    sendPublic,
    ok,
    learner: async () => {
      people += 1;
      const person = await school.person(`learner${people}@${name}.test`);
      await school.join(companyId, person, [
        'learning_part_access',
        'learn_courses',
        'pay_course',
        'course_gift',
      ]);
      return person;
    },
    begun: async (as, order, price) => {
      const body = price === undefined ? {} : { price };
      const { confirmation_url: url } = await ok('POST', `/orders/${order}/pay`, body, as);
      return new URL(url).pathname.split('/').at(-1) ?? '';
    },
    notify: (event, id) =>
      sendPublic('POST', '/yoo_kassa_events', { type: 'notification', event, object: { id } }),
    close: async () => {
      await school.close();
      await yooKassa.close();
    },
  };
}
