// The course list of a company, and writes and bulk actions of courses.
import type {
  AddCourseToFavouritesInput,
  CourseStatus,
  FinishCriteriaInput,
  RemoveCourseFromFavouritesInput,
  Resolvers,
} from '../__generated__/resolvers.ts';
import type { CourseRow } from '../__generated__/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { historyOf } from '../audits/index.ts';
import type { Context } from '../context.ts';
import { customFieldConditions } from '../forms/index.ts';
import { columns, reference, relation, wholeRelation } from '../kit/plan/needs.ts';
import { connection, recordById } from '../kit/plan/reads.ts';
import { changesMany, deletesMany, restoresMany } from '../kit/mutations/bulk.ts';
import { selectionOf } from '../kit/mutations/selection.ts';
import { idsCondition } from '../kit/records/conditions.ts';
import { requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { nodeReaders } from '../kit/records/node.ts';
import { mutation } from '../kit/mutations/payload.ts';
import { globalId, globalIds, omitNull, type Translation } from '../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../kit/mutations/writes.ts';
import { below } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { users } from '../people/index.ts';
import { courses, placement } from './collections.ts';

const chosenCourses = selectionOf(courses, 'курсы');

/** Bulk actions, and the new status, are a path parameter in the contract. */
const status: Translation<CourseStatus> = { names: ['action'], body: () => ({}) };

const image = (name: string) => globalId('UploadedFile', name, 'Файл не найден');

const imageIds = {
  imgId: image('img_id'),
  imgAnonsId: image('img_anons_id'),
  imgBannerId: image('img_banner_id'),
  imgBannerMobileId: image('img_banner_mobile_id'),
  imgHeaderId: image('img_header_id'),
  imgVerticalBannerId: image('img_vertical_banner_id'),
  certificateId: image('certificate_id'),
};

const finishCriteria: Translation<FinishCriteriaInput | null> = {
  names: ['finish_criteria'],
  body: (criteria) => ({
    finish_criteria: criteria && {
      lessons_percentage: criteria.lessonsPercentage ?? null,
      tests_passed: criteria.testsPassed ?? null,
      homework_points: criteria.homeworkPoints ?? null,
    },
  }),
};

const catalogCategory = (name: string) => globalId('CourseCategory', name, 'Категория не найдена');

/** The translation of a course's input fields to REST. */
const written = {
  ...imageIds,
  finishCriteria,
  ...placement,
  subcategoryIds: omitNull(globalIds('CourseCategory', 'subcategories_id', 'Категория не найдена')),
  placeIds: omitNull(globalIds('Place', 'places_id', 'Место не найдено')),
  formId: globalId('Form', 'form_id', 'Форма не найдена'),
  crmFormId: globalId('Form', 'crm_form_id', 'Форма не найдена'),
  catalogUrlFirstCategoryId: catalogCategory('catalog_url_first_category_id'),
  catalogUrlSecondCategoryId: catalogCategory('catalog_url_second_category_id'),
};

const favourite = `POST ${courses.route}/{id}/user_favourite` as const;

const resolvers: Resolvers = {
  Company: {
    courses: connection(courses, { sort: 'created_at', desc: true }),
    course: recordById(courses),
  },
  Course: {
    ...historyOf(courses),
  },
  StaffMember: {
    userId: ({ company_id, id }) => toGlobalId({ type: 'User', companyId: company_id, id }),
  },
  Mutation: {
    createCourse: creates(courses, written),
    updateCourse: updates(courses, written),
    deleteCourse: deletes(courses),
    deleteCourses: deletesMany(chosenCourses, { action: 'delete' }),
    restoreCourses: restoresMany(chosenCourses, { action: 'restore' }),
    changeCourseStatus: changesMany(chosenCourses, ({ status }) => ({ action: status }), {
      status,
    }),
    addCourseToFavourites: mutation<AddCourseToFavouritesInput, { course: CourseRow | null }>(
      { call: `${favourite}/attach`, failed: { course: null } },
      (input, context, info) => setFavourite(context, info, input.courseId, 'attach'),
    ),
    removeCourseFromFavourites: mutation<
      RemoveCourseFromFavouritesInput,
      { course: CourseRow | null }
    >({ call: `${favourite}/detach`, failed: { course: null } }, (input, context, info) =>
      setFavourite(context, info, input.courseId, 'detach'),
    ),
  },
};

export default {
  resolvers,
  shapes: {
    StaffMember: { userId: columns('id'), user: reference('id', users) },
    Course: {
      type: relation('type'),
      format: relation('format'),
      subcategoriesWithCategories: relation('subcategories_with_categories'),
      bulletPoints: relation('bullet_points'),
      chatLinkBlocks: relation('chat_link_blocks'),
      form: relation('form'),
      crmForm: relation('crm_form'),
      catalogUrlFirstCategory: relation('catalog_url_first_category'),
      catalogUrlSecondCategory: relation('catalog_url_second_category'),
      finishCriteria: columns('finish_criteria'),
      certificate: wholeRelation('certificate'),
      img: wholeRelation('img'),
      imgAnons: wholeRelation('img_anons'),
      imgBanner: wholeRelation('img_banner'),
      imgBannerMobile: wholeRelation('img_banner_mobile'),
      imgHeader: wholeRelation('img_header'),
      imgVerticalBanner: wholeRelation('img_vertical_banner'),
      author: relation('author'),
      coursePackagesBySort: relation('course_packages_by_sort'),
      folderCourse: relation('folder_course'),
    },
  },
  conditions: {
    CourseFilter: {
      type: idsCondition('CourseType', 'type_id'),
      format: idsCondition('CourseFormat', 'format_id'),
      category: idsCondition('CourseCategory', 'category_id'),
      place: idsCondition('Place', 'place_id'),
      folder: idsCondition('CourseFolder', 'folder_id'),
      author: idsCondition('User', 'author_id'),
      teacher: idsCondition('User', 'teacher_id'),
      customFields: customFieldConditions,
    },
  },
  nodes: nodeReaders(courses),
} satisfies Domain;

async function setFavourite(
  context: Context,
  info: GraphQLResolveInfo,
  courseId: string,
  change: 'attach' | 'detach',
) {
  const { companyId, id } = requireInCompany(courseId, 'Course');
  const collection = courses(companyId);
  const at = below(collection.path, { id }, `/user_favourite/${change}`);
  const { data } = await context.rest.write<Partial<CourseRow> | null>('POST', at);
  return { course: await selectedRecord(context, info, 'course', collection, data, id) };
}
