// How a company is set up by REST: every operation once with success.
import { expect, test } from 'vitest';
import type { RestClient } from '../kit/rest.ts';

interface Parts {
  /** As the administrator of the demo school. */
  admin: RestClient;
  /** The base of the demo school. */
  school: string;
}

export function tellOfCompany(parts: () => Parts): void {
  const call: RestClient = (method, path, body) =>
    parts().admin(method, `${parts().school}${path}`, body);

  test('a domain is named, checked and given up', async () => {
    const created = await call('POST', '/self_domain', { domain: 'Школа.рф' });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ domain: 'xn--80atdl2c.xn--p1ai', name: 'школа.рф' });
    const domain = `/self_domain/${created.body.data.id}`;
    expect((await call('GET', '/self_domain')).body.meta.total).toBe(1);
    expect((await call('GET', domain)).body.data.status).toBe('pending');
    expect((await call('POST', `${domain}/check`)).body.data.status).toBe('failed');
    expect((await call('GET', `${domain}/audits`)).body.data.at(-1).event).toBe('created');
    expect((await call('DELETE', domain)).status).toBe(200);
  });
}
