// Uses every GraphQL field and mutation of a course and its parts once with success.
import { expect, test } from 'vitest';
import { scriptTag } from '../../../kit/bitrix.ts';
import { pixel } from '../../../kit/images.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testCourseParts({ ask, mutate, upload, download }: GraphqlHelpers): void {
  test('a course is copied', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const of = { companyId: company.id, name: 'Оригинал' };
    const { course } = await mutate('createCourse', of, 'course { id }');
    const { job } = await mutate(
      'replicateCourse',
      { id: course.id },
      'job { id databaseId kind }',
    );
    expect(job.kind).toBe('COURSE_REPLICATION');
    const made = async () => {
      const found = await ask(
        `query ($job: ID!, $number: Int!) {
          node(id: $job) { ... on Job { course { id name status } } }
          company(code: "demo") { courseReplica(databaseId: $number) { id } }
        }`,
        { job: job.id, number: job.databaseId },
      );
      return [found.node.course, found.company.courseReplica];
    };
    await expect.poll(async () => (await made())[0]).not.toBe(null);
    const [copy, replica] = await made();
    expect(copy).toMatchObject({ name: 'Оригинал (копия)', status: 'DRAFT' });
    expect(replica.id).toBe(copy.id);
  });

  test('a course is exported to an archive and imported from it', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const of = { companyId: company.id, name: 'В архиве' };
    const { course } = await mutate('createCourse', of, 'course { id }');
    const { job } = await mutate('exportCourse', { id: course.id }, 'job { id }');
    const done = async (id: string) => {
      const { node } = await ask(
        `query ($id: ID!) { node(id: $id) { ... on Job {
          status course { name } report { taken { title count } left { title why } } file { url }
        } } }`,
        { id },
      );
      return node.status === 'DONE' ? node : null;
    };
    await expect.poll(() => done(job.id)).not.toBe(null);
    const bytes = await download((await done(job.id)).file.url);
    const sent = await upload(`course_archives/${company.id}`, 'В архиве.zip', bytes);
    await expect.poll(() => done(sent.job.id)).not.toBe(null);
    expect(await done(sent.job.id)).toMatchObject({
      course: { name: 'В архиве' },
      report: { left: [] },
    });
  });

  test('every field of a course is written and read', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id databaseId courseTypes(first: 1) { nodes { id } } courseFormats(first: 1) { nodes { id } } courseCategories { id title } forms(first: 1) { nodes { id name } } } }',
    );
    const of = { companyId: company.id, name: 'Со всеми полями' };
    const { course } = await mutate('createCourse', of, 'course { id databaseId }');
    await upload(`companies/${company.id}`, 'обложка.png', pixel);
    const uploaded = await ask('{ company(code: "demo") { companyFiles { id fileName } } }');
    const image: string = uploaded.company.companyFiles.find(
      ({ fileName }: { fileName: string }) => fileName === 'обложка.png',
    ).id;
    const [type] = company.courseTypes.nodes;
    const [format] = company.courseFormats.nodes;
    const [category] = company.courseCategories;
    const [form] = company.forms.nodes;
    const plain = {
      anons: 'Коротко',
      description: '<p>О чём</p>',
      program: '<p>Программа</p>',
      goal: '<p>Цель</p>',
      forWhom: '<p>Кому</p>',
      instruction: '<p>Как учиться</p>',
      successResult: '<p>Получилось</p>',
      failResult: '<p>Не вышло</p>',
      price: '1000.00',
      oldPrice: '2000.00',
      priceComment: 'в месяц',
      prepositionFrom: true,
      useFullCourseDiscountPercentage: true,
      fullCourseDiscountPercentage: 10,
      useSpecialOfferDiscountPercentage: true,
      specialOfferDiscountPercentage: 20,
      startDate: '2026-09-01',
      endDate: '2027-05-31',
      closeDate: '2027-06-30',
      closeDays: 30,
      weeksTime: 36,
      classes: [10, 11],
      canBeBought: false,
      showLikes: false,
      useComments: false,
      useReviews: false,
      useRatingPoints: true,
      isConstructor: true,
      finishCriteria: { lessonsPercentage: 80, testsPassed: 3, homeworkPoints: null },
      crmBitrix: true,
      crmBitrixFormId: 7,
      crmBitrixFormUrl: 'https://b24.test/form.js',
      seoTitle: 'Заголовок',
      seoDescription: 'Описание',
      seoKeywords: 'физика, егэ',
      catalogUrlFirstCategorySlug: 'nauka',
      catalogUrlSecondCategorySlug: 'fizika',
    };
    const images = [
      'img',
      'imgAnons',
      'imgBanner',
      'imgBannerMobile',
      'imgHeader',
      'imgVerticalBanner',
      'certificate',
    ];
    const fields = Object.keys(plain).filter((name) => name !== 'finishCriteria');
    const input = {
      id: course.id,
      ...plain,
      ...Object.fromEntries(images.map((name) => [`${name}Id`, image])),
      typeId: type.id,
      formatId: format.id,
      folderId: null,
      subcategoryIds: [category.id],
      formId: form.id,
      crmFormId: form.id,
      catalogUrlFirstCategoryId: category.id,
      catalogUrlSecondCategoryId: category.id,
    };
    const { course: written } = await mutate(
      'updateCourse',
      input,
      `course { ${fields.join(' ')} finishCriteria { lessonsPercentage testsPassed homeworkPoints }
        ${images.map((name) => `${name} { id }`).join(' ')} type { id } format { id } folderCourse { id }
        form { name } crmForm { name } catalogUrlFirstCategory { title } catalogUrlSecondCategory { title }
        subcategoriesWithCategories { title } }`,
    );
    expect(written).toMatchObject({
      ...plain,
      ...Object.fromEntries(images.map((name) => [name, { id: image }])),
      form: { name: form.name },
      crmForm: { name: form.name },
      catalogUrlFirstCategory: { title: category.title },
      subcategoriesWithCategories: [{ title: category.title }],
    });
    await mutate(
      'deleteCourses',
      { companyId: company.id, courses: { ids: [course.id] } },
      'deletedCount',
    );
  });

  test('a new course is created with all its fields', async () => {
    const { company } = await ask('{ company(code: "demo") { id courseCategories { id } } }');
    const [category] = company.courseCategories;
    const input = {
      companyId: company.id,
      name: 'Сразу со всем',
      entityType: 'BUNDLE',
      goal: '<p>Цель</p>',
      price: '1000.00',
      classes: [9],
      finishCriteria: { lessonsPercentage: 50 },
      subcategoryIds: [category.id],
    };
    const { course } = await mutate(
      'createCourse',
      input,
      `course { id name entityType goal price classes finishCriteria { lessonsPercentage }
        subcategoriesWithCategories { id } }`,
    );
    const { companyId: _companyId, subcategoryIds, ...expected } = input;
    expect(course).toMatchObject({
      ...expected,
      subcategoriesWithCategories: subcategoryIds.map((id) => ({ id })),
    });
  });

  test('a course bundle is deleted and restored', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, entityType: 'BUNDLE', name: 'Два предмета' },
      'course { id }',
    );
    const of = { companyId: company.id, courses: { ids: [course.id] } };
    const passedOver = await mutate('deleteCourses', of, 'deletedCount skipped { code }');
    expect(passedOver).toMatchObject({ deletedCount: 0, skipped: [{ code: 'not_a_course' }] });
    const deleted = await mutate('deleteCourse', { id: course.id }, 'deletedCourseId');
    expect(deleted.deletedCourseId).toBe(course.id);
    const restored = await mutate('restoreCourses', of, 'courses { status } restoredCount');
    expect(restored).toMatchObject({ courses: [{ status: 'DRAFT' }], restoredCount: 1 });
    await mutate('deleteCourse', { id: course.id }, 'deletedCourseId');
  });

  test('an embed code of Bitrix24 is parsed', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const read = await mutate(
      'parseCrmBitrixScriptTag',
      { companyId: company.id, scriptTag },
      'crmBitrixFormId crmBitrixFormUrl',
    );
    expect(read).toMatchObject({
      crmBitrixFormId: 5,
      crmBitrixFormUrl: 'https://cdn-ru.bitrix24.ru/b1/crm/form/loader_5.js',
    });
  });

  test('lines, curator contacts and remarks of a course', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id coursePackages(first: 1) { nodes { id name } } } }',
    );
    const made = { companyId: company.id, name: 'Частями' };
    const { course } = await mutate('createCourse', made, 'course { id databaseId }');
    const of = { courseId: course.id };
    const line = (text: string) =>
      mutate(
        'createCourseBulletPoint',
        { ...of, text },
        'courseBulletPoint { id databaseId } course { bulletPoints { text } }',
      );
    const first = (await line('Раз')).courseBulletPoint.id;
    const { courseBulletPoint: second, course: withLines } = await line('Два');
    expect(withLines.bulletPoints).toEqual([{ text: 'Раз' }, { text: 'Два' }]);
    const sorted = await mutate(
      'sortCourseBulletPoints',
      { ...of, bulletPointIds: [second.id, first] },
      'course { bulletPoints { id } }',
    );
    expect(sorted.course.bulletPoints).toEqual([{ id: second.id }, { id: first }]);
    await mutate(
      'updateCourseBulletPoint',
      { id: first, text: 'Один' },
      'courseBulletPoint { text }',
    );
    await mutate('deleteCourseBulletPoint', { id: second.id }, 'deletedCourseBulletPointId');

    const block = async () =>
      (
        await mutate(
          'createCourseChatLinkBlock',
          { ...of, url: 'https://t.me/curator' },
          'courseChatLinkBlock { id databaseId title url active } course { chatLinkBlocks { id } }',
        )
      ).courseChatLinkBlock;
    const [telegram, other] = [await block(), await block()];
    expect(telegram).toMatchObject({ title: 'Написать куратору курса', active: true });
    const blocks = await mutate(
      'sortCourseChatLinkBlocks',
      { ...of, chatLinkBlockIds: [other.id, telegram.id] },
      'course { chatLinkBlocks { id } }',
    );
    expect(blocks.course.chatLinkBlocks).toEqual([{ id: other.id }, { id: telegram.id }]);
    const [sold] = company.coursePackages.nodes;
    const packages = { id: telegram.id, packageIds: [sold.id] };
    const select = 'courseChatLinkBlock { packages { name } }';
    const attached = await mutate('attachCourseChatLinkBlockPackages', packages, select);
    expect(attached.courseChatLinkBlock.packages).toEqual([{ name: sold.name }]);
    const detached = await mutate('detachCourseChatLinkBlockPackages', packages, select);
    expect(detached.courseChatLinkBlock.packages).toEqual([]);
    const hidden = { id: telegram.id, active: false, title: 'Чат' };
    await mutate('updateCourseChatLinkBlock', hidden, 'courseChatLinkBlock { active title }');
    await mutate('deleteCourseChatLinkBlock', { id: other.id }, 'deletedCourseChatLinkBlockId');

    const remark = { ...of, field: 'price', text: 'Сверить' };
    const { courseFieldComment: comment } = await mutate(
      'createCourseFieldComment',
      remark,
      'courseFieldComment { id databaseId field text createdAt author { fullName } viewerCanUpdate viewerCanDelete }',
    );
    expect(comment).toMatchObject({
      field: 'price',
      text: 'Сверить',
      viewerCanUpdate: true,
      viewerCanDelete: true,
    });
    await mutate(
      'updateCourseFieldComment',
      { id: comment.id, text: 'Сверено' },
      'courseFieldComment { text }',
    );
    const response = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Course {
        fieldCommentCounts { field count }
        fieldComments(first: 5, field: "price") { totalCount nodes { text } }
        others: fieldComments(first: 5, field: "name") { totalCount }
      } } }`,
      { id: course.id },
    );
    expect(response.node).toEqual({
      fieldCommentCounts: [{ field: 'price', count: 1 }],
      fieldComments: { totalCount: 1, nodes: [{ text: 'Сверено' }] },
      others: { totalCount: 0 },
    });
    await mutate('deleteCourseFieldComment', { id: comment.id }, 'deletedCourseFieldCommentId');
  });

  test('courses are updated cell by cell', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const of = { companyId: company.id };
    const { course } = await mutate('createCourse', { ...of, name: 'Таблицей' }, 'course { id }');
    const rows = [
      { id: course.id, was: { name: 'Таблицей' }, now: { name: 'В таблице', price: '100' } },
    ];
    const select = 'rows { course { name price } conflicts userErrors { message field code } }';
    const { rows: editedRows } = await mutate('editCourses', { ...of, rows }, select);
    expect(editedRows).toEqual([
      { course: { name: 'В таблице', price: '100.00' }, conflicts: [], userErrors: [] },
    ]);
    const listed = await ask(
      '{ company(code: "demo") { editableCourses(search: "В таблице") { totalCount nodes { id price } } } }',
    );
    expect(listed.company.editableCourses).toEqual({
      totalCount: 1,
      nodes: [{ id: course.id, price: '100.00' }],
    });
  });
}
