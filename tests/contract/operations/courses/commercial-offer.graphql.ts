// Uses every GraphQL field and mutation of commercial offers once with success.
import { expect, test } from 'vitest';
import { startBitrixServer } from '../../../../api/testing/servers/bitrix-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testCommercialOffer({ ask, mutate }: GraphqlHelpers): void {
  test('courses are selected, remarked on, printed and sent', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId = company.id;
    const { course } = await mutate(
      'createCourse',
      { companyId, name: 'Для предложения', status: 'VISIBLE', price: '1000' },
      'course { id }',
    );
    const courseId = course.id;
    const found = await ask(
      `query ($course: [ID!]) { company(code: "demo") {
        commercialOfferFilters { types { id name } formats { id name } categories { id name } places { id name } }
        commercialOfferCourses(first: 5, search: "предложения", filter: { course: $course, priceFrom: "1" }, orderBy: { field: NAME, direction: ASC }) {
          totalCount edges { node { id name price } }
        }
      } }`,
      { course: [courseId] },
    );
    expect(found.company.commercialOfferCourses).toEqual({
      totalCount: 1,
      edges: [{ node: { id: courseId, name: 'Для предложения', price: '1000.00' } }],
    });
    expect(found.company.commercialOfferFilters.types[0].id).toEqual(expect.any(String));

    const remarks = 'course { remarks { id text } }';
    const { courseRemark } = await mutate(
      'createCourseRemark',
      { courseId, text: 'Учебник в подарок' },
      `courseRemark { id version text createdAt viewerCanUpdate viewerCanDelete author { fullName } } ${remarks}`,
    );
    const changed = await mutate(
      'updateCourseRemark',
      { courseId, id: courseRemark.id, text: 'Учебник входит в цену' },
      `courseRemark { text } ${remarks}`,
    );
    expect(changed.course.remarks).toEqual([
      { id: courseRemark.id, text: 'Учебник входит в цену' },
    ]);
    const removed = await mutate(
      'deleteCourseRemark',
      { courseId, id: courseRemark.id },
      `deletedCourseRemarkId ${remarks}`,
    );
    expect(removed.course.remarks).toEqual([]);

    const order = { companyId, courseIds: [courseId], total: '1000.00' };
    const file = await mutate('createCommercialOfferFile', order, 'job { kind }');
    expect(file.job.kind).toBe('COMMERCIAL_OFFER_FILE');
    const mail = await mutate(
      'sendCommercialOffer',
      { ...order, email: 'buyer@clients.test', subject: 'Предложение', message: 'Здравствуйте!' },
      'job { kind }',
    );
    expect(mail.job.kind).toBe('COMMERCIAL_OFFER_MAIL');
    await mutate('deleteCourses', { companyId, courses: { ids: [courseId] } }, 'deletedCount');
  });

  test('a contact is found in Bitrix24', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const bitrix = await startBitrixServer();
    bitrix.contacts.push({ ID: '17', NAME: 'Ирина', LAST_NAME: 'Ветрова' });
    const { integration } = await mutate(
      'createCompanyIntegration',
      {
        companyId: company.id,
        name: 'Битрикс24',
        type: 'bitrix24',
        settings: [{ key: 'webhook_url', value: bitrix.webhook, isSecret: true }],
      },
      'integration { id }',
    );
    const found = await ask(
      '{ company(code: "demo") { bitrixContacts(search: "17") { number fullName emails phones } } }',
    );
    expect(found.company.bitrixContacts).toEqual([
      { number: 17, fullName: 'Ветрова Ирина', emails: [], phones: [] },
    ]);
    await mutate('deleteCompanyIntegration', { id: integration.id }, '');
    await bitrix.close();
  });
}
