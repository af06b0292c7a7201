// Uses every GraphQL field and mutation of purchases once with success.
import { expect, test } from 'vitest';
import { testShop } from '../../../../api/testing/servers/yoo-kassa-server.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const whole = `id databaseId number name courseId courseName toPay statusName paidAt payedAt createdAt
  payments { databaseId status statusName type price priceWithoutDiscount refundedSum paidAt reservedUntilAt dueAt }`;

export function testPurchases({ ask, mutate }: GraphqlHelpers): void {
  test('a learner reads the price, orders, and starts a payment', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId = company.id;
    await mutate(
      'updateCompany',
      { id: companyId, yooKassaShopId: testShop.id, yooKassaSecretKey: testShop.secretKey },
      'company { id }',
    );
    const permissions = ['LEARNING_PART_ACCESS', 'LEARN_COURSES', 'PAY_COURSE'];
    const { role } = await mutate(
      'createRole',
      { companyId, name: 'Покупатель', permissions },
      'role { id }',
    );
    const login = { login: 'buyer.graphql@contract.test', password: 'long-enough-1' };
    await mutate(
      'createUser',
      {
        companyId,
        name: 'Борис',
        email: login.login,
        password: login.password,
        roleIds: [role.id],
      },
      'user { id }',
    );
    const { accessToken: token } = await mutate('signIn', login, 'accessToken', null);
    const { course } = await mutate(
      'createCourse',
      { companyId, name: 'Каллиграфия за деньги', price: '8000.00', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const offer = `query ($course: Int!) { catalog(company: "demo") { offer(courseId: $course, promoCode: "НЕТТАКОГО") {
      courseId coursePackageId name courseName coursePrice anons price discounts { kind off } toPay
      packages { databaseId name price } promoProblem isMember isOwned mayGive registrationForm } } }`;
    const { catalog } = await ask(offer, { course: course.databaseId }, token);
    expect(catalog.offer).toMatchObject({
      courseId: course.id,
      toPay: '8000.00',
      promoProblem: 'Такого промокода нет',
      isMember: true,
      isOwned: false,
      mayGive: false,
    });
    const { purchase } = await mutate(
      'orderCourse',
      { courseId: course.id, utmSource: 'vk' },
      `purchase { ${whole} }`,
      token,
    );
    expect(purchase).toMatchObject({ toPay: '8000.00', payments: [{ status: 'WAITING' }] });
    const { confirmationUrl } = await mutate(
      'payPurchase',
      { id: purchase.id },
      'confirmationUrl',
      token,
    );
    expect(confirmationUrl).toMatch(/\/checkout\//);
    const found = await ask(
      `query ($id: Int!, $course: [ID!]) { company(code: "demo") {
        purchases(first: 5, filter: { course: $course }) { totalCount nodes { ${whole} } }
        purchase(databaseId: $id) { id } } }`,
      { id: purchase.databaseId, course: [course.id] },
      token,
    );
    expect(found.company.purchases).toMatchObject({
      totalCount: 1,
      nodes: [{ id: purchase.id, courseName: 'Каллиграфия за деньги' }],
    });
    expect(found.company.purchase.id).toBe(purchase.id);
  });
}
