// Uses every GraphQL field and mutation of promo codes once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const whole = `id databaseId version code description active state saleType saleSum salePercent allowedProductTypes
  maxUseCount singleUserMaxUseCount singleUserMaxUseCountInCourse dateStart dateEnd forAllCourses
  courses { id } coursePackages { id } audits(first: 5) { totalCount } auditAuthors(latest: 5) { name }
  createdAt viewerCanUpdate viewerCanDelete`;

export function testPromoCodes({ ask, mutate, download }: GraphqlHelpers): void {
  const finished = async (id: string) => {
    const read = async () =>
      (
        await ask('query ($id: ID!) { node(id: $id) { ... on Job { status file { url } } } }', {
          id,
        })
      ).node;
    await expect.poll(async () => (await read()).status).toBe('DONE');
    return read();
  };

  test('a promo code is created, updated, assigned to courses and packages, and deleted', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id generatedPromoCode courses(first: 1) { nodes { id } } coursePackages(first: 1) { nodes { id } } } }',
    );
    const [course] = company.courses.nodes;
    const [pack] = company.coursePackages.nodes;
    const products = { courseIds: [course.id], coursePackageIds: [pack.id] };
    const { promoCode } = await mutate(
      'createPromoCode',
      {
        companyId: company.id,
        code: company.generatedPromoCode,
        description: 'Договорный',
        saleType: 'SUM',
        saleSum: '500.00',
        allowedProductTypes: ['COURSE'],
        maxUseCount: 10,
        dateStart: '2026-01-01',
        ...products,
      },
      `promoCode { ${whole} }`,
    );
    const { id } = promoCode;
    expect(promoCode).toMatchObject({
      code: company.generatedPromoCode,
      state: 'VALID',
      saleSum: '500.00',
      allowedProductTypes: ['COURSE'],
      courses: [{ id: course.id }],
      coursePackages: [{ id: pack.id }],
      viewerCanUpdate: true,
    });
    const { promoCode: changed } = await mutate(
      'updatePromoCode',
      { id, version: promoCode.version, saleType: 'PERCENT', salePercent: 15, courseIds: [] },
      `promoCode { ${whole} }`,
    );
    expect(changed).toMatchObject({ salePercent: 15, saleSum: null, courses: [] });

    const ties = 'promoCode { courses { id } coursePackages { id } forAllCourses }';
    const given = await mutate('attachPromoCodeProducts', { id, ...products }, ties);
    expect(given.promoCode.courses).toEqual([{ id: course.id }]);
    const taken = await mutate('detachPromoCodeProducts', { id, ...products }, ties);
    expect(taken.promoCode).toMatchObject({ courses: [], coursePackages: [] });
    const all = await mutate('attachPromoCodeForAllCourses', { id }, ties);
    expect(all.promoCode.forAllCourses).toBe(true);
    const some = await mutate('detachPromoCodeForAllCourses', { id }, ties);
    expect(some.promoCode.forAllCourses).toBe(false);

    const { company: found } = await ask(
      `query ($id: Int!, $search: String!, $filter: PromoCodeFilter) { company(code: "demo") {
        promoCode(databaseId: $id) { id }
        promoCodes(first: 5, search: $search, filter: $filter, orderBy: { field: CODE }) { totalCount nodes { id } }
      } }`,
      {
        id: promoCode.databaseId,
        search: 'Договорный',
        filter: { active: true, saleType: 'PERCENT', state: ['VALID'] },
      },
    );
    expect(found).toEqual({ promoCode: { id }, promoCodes: { totalCount: 1, nodes: [{ id }] } });

    const chosen = { companyId: company.id, promoCodes: { ids: [id] } };
    const payload = 'promoCodes { id active } changedCount skipped { code }';
    expect(await mutate('deactivatePromoCodes', chosen, payload)).toMatchObject({
      promoCodes: [{ id, active: false }],
    });
    expect(await mutate('activatePromoCodes', chosen, payload)).toMatchObject({ changedCount: 1 });
    expect(
      await mutate('deletePromoCodes', chosen, 'deletedPromoCodeIds deletedCount skipped { code }'),
    ).toMatchObject({ deletedPromoCodeIds: [id], deletedCount: 1 });
  });

  test('promo codes of a pattern are generated with a file, and exported', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const series = {
      companyId: company.id,
      pattern: 'ГРАФ-??#',
      count: 20,
      format: 'CSV',
      saleType: 'PERCENT',
      salePercent: 10,
      forAllCourses: true,
    };
    const { job } = await mutate('createPromoCodes', series, 'job { id kind }');
    expect(job.kind).toBe('PROMO_CODES_CREATION');
    const { file } = await finished(job.id);
    const lines = (await download(file.url)).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(21);

    const order = {
      companyId: company.id,
      format: 'CSV',
      columns: ['CODE', 'SALE_PERCENT'],
      matching: { search: 'ГРАФ-' },
    };
    const { promoCodeExport } = await mutate(
      'exportPromoCodes',
      order,
      'promoCodeExport { id fileName format job { id } createdAt }',
    );
    await finished(promoCodeExport.job.id);
    const { company: exported } = await ask(
      `query ($fileName: String!) { company(code: "demo") {
        promoCodeExport(fileName: $fileName) { fileName isReady url rowCount expiresAt }
        promoCodeExports(first: 1) { totalCount nodes { fileName } }
      } }`,
      { fileName: promoCodeExport.fileName },
    );
    expect(exported.promoCodeExport).toMatchObject({ isReady: true, rowCount: 20 });
    expect(exported.promoCodeExports.nodes).toEqual([{ fileName: promoCodeExport.fileName }]);
  });
}
