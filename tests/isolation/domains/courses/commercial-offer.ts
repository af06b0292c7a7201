// Declares commercial offers: available courses with remarks, recipients, the file and the mail.
import { and, eq } from 'drizzle-orm';
import { courseRemarks } from '../../../../api/src/courses/commercial-offer/remark-tables.ts';
import { courses } from '../../../../api/src/courses/course-tables.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const offer = `${company}/courses/commercial_offer`;

const open = ({ record }: Pick<ValueGenerator, 'record'>): number =>
  record('courses', ({ status }) => status === 'visible');

const remark = ({ text }: ValueGenerator) => [{ text: text('text') }];

const offered = (maker: ValueGenerator) => ({ courses_id: [open(maker)] });

export const domain: DomainDeclaration = {
  tags: ['Commercial offer'],
  menuPages: {
    'commercial-offer': [
      { query: 'offerRouteQuery', variables: () => ({ courseIds: [], hasChosen: false }) },
    ],
  },
  records: { [`POST ${company}/courses/{course_id}/course_remarks`]: remark },
  writes: [openCourse],
  finalWrites: markRemarks,
  partTables: { course_remarks: 'course_id' },
  namedValues: (maker) => ({
    price_from: 0,
    price_to: 1000,
    start_from: '2020-01-01',
    start_to: '2100-01-01',
    [`GET ${offer}/index/{id}.id`]: open(maker),
    'get_bitrix_contact.search': '17',
    'bitrix_contacts.search': '17',
  }),
  bodies: {
    [`POST ${company}/commercial_offer/create_download`]: (maker) => [offered(maker)],
    [`POST ${company}/commercial_offer/send_email`]: (maker) => [
      {
        ...offered(maker),
        email: 'buyer@clients.test',
        subject: maker.text('subject'),
        message: maker.text('message'),
      },
    ],
  },
  inputFields: {
    CreateCommercialOfferFileInput: ['companyId', 'courseIds'],
    SendCommercialOfferInput: ['companyId', 'courseIds', 'email', 'subject', 'message'],
  },
  idTypes: {
    'CommercialOfferFilter.type': 'CourseType',
    'CommercialOfferFilter.format': 'CourseFormat',
    'CommercialOfferFilter.category': 'CourseCategory',
    'CreateCommercialOfferFileInput.courseIds': 'Course',
    'SendCommercialOfferInput.courseIds': 'Course',
    'UpdateCourseRemarkInput.id': 'CourseRemark',
    'DeleteCourseRemarkInput.id': 'CourseRemark',
  },
  expectedOwnerFailures: Object.fromEntries(
    ['create_download', 'send_email'].map((action) => [
      `POST ${company}/commercial_offer/${action}`,
      { status: 404, why: 'the course is not on offer any more by then' },
    ]),
  ),
  withoutTexts: { [`GET ${offer}/get_bitrix_contact`]: 'whom Bitrix24 knows' },
  emptyEvenForOwner: { 'Company.bitrixContacts': 'whom Bitrix24 knows' },
};

/** Publishes the course, because drafts can't be offered. */
async function openCourse({ companyId, database, record }: Writer): Promise<void> {
  const id = record('courses');
  await database.system((transaction) =>
    transaction
      .update(courses)
      .set({ status: 'visible' })
      .where(and(eq(courses.company_id, companyId), eq(courses.id, id))),
  );
}

/** Includes remarks of the demo school. */
async function markRemarks({ companyId, database, text }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction
      .update(courseRemarks)
      .set({ text: text('text') })
      .where(eq(courseRemarks.company_id, companyId)),
  );
}
