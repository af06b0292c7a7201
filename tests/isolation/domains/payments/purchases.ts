// Declares purchases: prices are public; members order and pay for themselves.
import type { DomainDeclaration } from '../../domain-declaration.ts';

const company = '/api/companies/{companyId}';
const course = '/api/public/companies/{companyId}/courses/{courseId}';

export const domain: DomainDeclaration = {
  tags: ['Purchases'],
  // A purchase is an order as its buyer sees it.
  namedValues: ({ record }) => ({ purchase_id: record('orders') }),
  publicRoutes: {
    [`GET ${course}/offer`]: { status: 200, shows: ['courses', 'course_packages'] },
    [`POST ${course}/orders`]: { status: 401 },
    [`POST ${course}/views`]: { status: 200 },
  },
  unguardedRoutes: {
    [`POST ${company}/course_gifts/redeem`]: { outsider: 'hidden', insider: 'inside', status: 422 },
    [`GET ${company}/purchases`]: { outsider: 'hidden', insider: 'inside' },
    [`GET ${company}/purchases/{id}`]: { outsider: 'hidden', insider: 'inside' },
  },
  expectedOwnerFailures: {
    [`POST ${company}/orders/{id}/pay`]: { status: 409, why: 'it is paid' },
  },
  allowedChanges: [
    {
      why: 'anybody may look at what is sold, which is counted',
      covers: ({ table }) => table === 'sales_days',
    },
  ],
};
