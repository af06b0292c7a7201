// The catalogue, which is for everybody: what is published of a company, and what it is described with.
import type { Domain } from '../../domain.ts';

const base = '/api/public/companies/{companyId}';

/** What cards of published courses show. */
const shows = [
  'companies',
  'courses',
  'course_categories',
  'course_formats',
  'course_types',
  'places',
  'files',
];

export const domain: Domain = {
  tags: ['Catalogue'],
  named: ({ row }) => ({
    price_from: 0,
    price_to: 1000,
    free: 1,
    'catalog.company': row('companies')['code'],
  }),
  open: {
    [`GET ${base}/catalog`]: { status: 200, shows },
    [`GET ${base}/courses`]: { status: 200, shows },
    // No address of the school's courses is a made up one.
    [`GET ${base}/courses/{category}/{slug}`]: {
      status: 404,
      values: { category: 'nowhere', slug: 'nothing' },
    },
  },
};
