// The commercial offer by REST: every operation once with success.
import { expect, test } from 'vitest';
import { startBitrixServer } from '../../api/testing/bitrix-server.ts';
import type { RestStory } from './story.ts';

export function tellOfCommercialOffer({ call }: RestStory): void {
  test('courses are chosen, remarked of, printed and sent', async () => {
    const made = await call('POST', '/courses', {
      name: 'Для предложения',
      status: 'visible',
      price: '1000',
    });
    const { id } = made.body.data;
    const index = '/courses/commercial_offer/index';
    const found = await call('GET', `${index}?course_id=${id}&with=type`);
    expect(found.body.data.map((course: { id: number }) => course.id)).toEqual([id]);
    expect((await call('GET', `${index}/${id}`)).body.data.name).toBe('Для предложения');
    const filters = await call('GET', '/courses/commercial_offer/get_filters');
    expect(Object.keys(filters.body.data)).toEqual(['types', 'formats', 'categories', 'places']);

    const remarks = `/courses/${id}/course_remarks`;
    const remark = await call('POST', remarks, { text: 'Учебник в подарок' });
    expect(remark.status).toBe(201);
    const one = `${remarks}/${remark.body.data.id}`;
    expect((await call('PUT', one, { text: 'Учебник входит в цену' })).status).toBe(200);
    expect((await call('GET', one)).body.data.text).toBe('Учебник входит в цену');
    expect((await call('GET', remarks)).body.data).toHaveLength(1);
    expect((await call('DELETE', one)).status).toBe(200);

    const order = { courses_id: [id], total: '1000.00' };
    const file = await call('POST', '/commercial_offer/create_download', order);
    expect([file.status, file.body.data.job.kind]).toEqual([201, 'commercial_offer_file']);
    const mail = await call('POST', '/commercial_offer/send_email', {
      ...order,
      email: 'buyer@clients.test',
      subject: 'Предложение',
      message: 'Здравствуйте!',
    });
    expect([mail.status, mail.body.data.job.kind]).toEqual([201, 'commercial_offer_mail']);
    await call('POST', '/courses/delete', { courses_id: [id] });
  });

  test('a contact is found in Bitrix24', async () => {
    const bitrix = await startBitrixServer();
    bitrix.contacts.push({ ID: '17', NAME: 'Ирина', LAST_NAME: 'Ветрова' });
    const integration = await call('POST', '/company_integrations', {
      name: 'Битрикс24',
      type: 'bitrix24',
      settings: JSON.stringify({ webhook_url: bitrix.webhook }),
    });
    const found = await call('GET', '/courses/commercial_offer/get_bitrix_contact?search=17');
    expect(found.body.data).toEqual([
      { id: 17, full_name: 'Ветрова Ирина', emails: [], phones: [] },
    ]);
    await call('DELETE', `/company_integrations/${integration.body.data.id}`);
    await bitrix.close();
  });
}
