// Declares the public catalogue: a company's published courses and their dictionaries.
import type { DomainDeclaration } from '../../domain-declaration.ts';

const base = '/api/public/companies/{companyId}';

/** Tables shown on cards of published courses. */
const shows = [
  'companies',
  'courses',
  'course_categories',
  'course_formats',
  'course_types',
  'places',
  'files',
];

export const domain: DomainDeclaration = {
  tags: ['Catalogue'],
  namedValues: ({ row }) => ({
    price_from: 0,
    price_to: 1000,
    free: 1,
    'catalog.company': row('companies')['code'],
  }),
  publicRoutes: {
    [`GET ${base}/catalog`]: { status: 200, shows },
    [`GET ${base}/courses`]: { status: 200, shows },
    // No course has a generated address.
    [`GET ${base}/courses/{category}/{slug}`]: {
      status: 404,
      values: { category: 'nowhere', slug: 'nothing' },
    },
  },
};
