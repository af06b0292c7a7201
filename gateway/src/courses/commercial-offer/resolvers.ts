// The commercial offer: its possible contents and remarks, its recipients, its file and its mail.
import type {
  CompanyBitrixContactsArgs,
  CreateCommercialOfferFileInput,
  Resolvers,
  SendCommercialOfferInput,
} from '../../__generated__/resolvers.ts';
import type { Schemas } from '../../__generated__/rest.ts';
import type { BitrixContactRow, CompanyRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { noJob, startedJob, type StartedJob } from '../../jobs/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { requireGlobal, toGlobalId } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalIds, renamedFields, translatedBody } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const onOffer = companyCollection('Course', 'courses/commercial_offer/index');
const remarks = collectionBelow(courses, 'CourseRemark', 'course_remarks', 'course_id');

type Filters = Schemas['CommercialOfferFilters'];

const links = { courseIds: globalIds('Course', 'courses_id', 'Курс не найден') };

/** Starts a job by a call below the company. */
const orders = <Given extends CreateCommercialOfferFileInput | SendCommercialOfferInput>(
  action: 'send_email' | 'create_download',
) =>
  mutation<Given, StartedJob>(
    {
      call: `POST /companies/{companyId}/commercial_offer/${action}`,
      failed: noJob,
      fields: renamedFields(links),
    },
    (input, context, info) => {
      const { id: companyId } = requireGlobal(input.companyId, 'Company');
      const at = below(path`/companies`, { companyId }, `/commercial_offer/${action}`);
      const body = translatedBody(input, companyId, links, ['companyId']);
      return startedJob({ context, info, companyId }, at, body);
    },
  );

const resolvers: Resolvers = {
  Company: {
    commercialOfferCourses: connection(onOffer, { sort: 'created_at', desc: true }),
    commercialOfferFilters: withCall(
      async ({ id: companyId }: CompanyRow, _args: object, { rest }: Context) => {
        const { data } = await rest.get<Filters>(
          path`/companies/${{ companyId }}/courses/commercial_offer/get_filters`,
        );
        const choices = (type: string, entries: Filters['types']) =>
          entries.map(({ id, name }) => ({ id: toGlobalId({ type, companyId, id }), name }));
        return {
          types: choices('CourseType', data.types),
          formats: choices('CourseFormat', data.formats),
          categories: choices('CourseCategory', data.categories),
          places: choices('Place', data.places),
        };
      },
      {
        method: 'GET',
        route: '/companies/{companyId}/courses/commercial_offer/get_filters',
        records: [],
        size: () => 1,
      },
    ),
    bitrixContacts: withCall(
      async (
        { id: companyId }: CompanyRow,
        { search }: CompanyBitrixContactsArgs,
        { rest }: Context,
      ) => {
        const { data } = await rest.get<BitrixContactRow[]>(
          path`/companies/${{ companyId }}/courses/commercial_offer/get_bitrix_contact`,
          { search },
        );
        return data;
      },
      {
        method: 'GET',
        route: '/companies/{companyId}/courses/commercial_offer/get_bitrix_contact',
        records: [],
        size: () => 50,
      },
    ),
  },
  CourseRemark: {
    id: ({ id, company_id }) => toGlobalId({ type: remarks.type, companyId: company_id, id }),
  },
  BitrixContact: { number: ({ id }) => id, fullName: ({ full_name }) => full_name },
  Mutation: {
    sendCommercialOffer: orders<SendCommercialOfferInput>('send_email'),
    createCommercialOfferFile: orders<CreateCommercialOfferFileInput>('create_download'),
    createCourseRemark: creates(remarks),
    updateCourseRemark: updates(remarks),
    deleteCourseRemark: deletes(remarks),
  },
};

export default {
  resolvers,
  shapes: {
    Course: { remarks: relation('course_remarks') },
    CourseRemark: { author: relation('author') },
  },
  conditions: {
    CommercialOfferFilter: {
      type: idsCondition('CourseType', 'type_id'),
      format: idsCondition('CourseFormat', 'format_id'),
      category: idsCondition('CourseCategory', 'category_id'),
      place: idsCondition('Place', 'place_id'),
    },
  },
} satisfies Domain;
