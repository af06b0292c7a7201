// Certificates as a resource for the staff: list, search and permissions.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { certificateNumber } from '@kafedra/common/certificates';
import { flagFilter } from '../../kit/lists/filters.ts';
import type { Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, readableThrough, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { memberRecord } from '../../people/index.ts';
import { manageAccess } from '../grants.ts';
import { courseRecord } from '../records.ts';
import { certificateUrl, courseCertificates } from './certificate-tables.ts';

export const certificateGrants = {
  /** Staff who may see results read the certificates of the courses that they see. */
  read: { my: 'lessons_show_results' },
  /** Staff who manage access to courses may revoke certificates of the courses that they see. */
  update: { my: manageAccess.all },
} as const satisfies Permissions;

export const certificateRecord = record(courseCertificates)({
  name: 'CourseCertificate',
  description:
    'A certificate of a finished course, with the names of learner, course and school at the time of issue.',
  permissions: certificateGrants,
  mine: readableThrough(() => courseRecord, 'course_id'),
  history: { type: 'course_certificates' },
  hidden: ['searched', 'updated_at'],
  order: 'full_name',
  computed: {
    url: {
      schema: z
        .string()
        .nullable()
        .describe(
          'URL of the PDF, relative to the public origin; null if the certificate is revoked.',
        ),
      sql: certificateUrl,
    },
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    user: belongsTo(() => memberRecord, 'user_id'),
  },
});

export const certificateResource = resource({
  record: certificateRecord,
  path: '/certificates',
  tag: 'Certificates',
  missing: 'Сертификат не найден',
  words: { one: 'один сертификат', many: 'сертификатов', all: 'Сертификаты' },
  readOnly: true,
  sort: ['issued_at', 'full_name'],
  descending: true,
  searched: ['searched'],
  // Accepts a certificate number in any spelling.
  readSearch: (search) => certificateNumber(search) ?? search,
  filters: ['course_id'],
  specialFilters: {
    revoked: {
      description: '1: revoked certificates only; 0: valid certificates only.',
      filter: flagFilter('revoked', () => sql`${courseCertificates.revoked_at} is not null`),
    },
  },
});
