// Declares jobs, which only their author sees; others get 404.
import type { DomainDeclaration } from '../domain-declaration.ts';

const jobs = '/api/companies/{companyId}/jobs';
const exports = '/api/companies/{companyId}/exports';

export const domain: DomainDeclaration = {
  tags: ['Jobs'],
  unguardedRoutes: {
    [`GET ${exports}`]: { outsider: 'hidden', insider: 'inside' },
    [`GET ${exports}/{id}`]: { outsider: 'hidden', insider: 'hidden' },
    [`GET ${jobs}`]: { outsider: 'hidden', insider: 'inside' },
    [`GET ${jobs}/{id}`]: { outsider: 'hidden', insider: 'hidden' },
    [`POST ${jobs}/{id}/cancel`]: { outsider: 'hidden', insider: 'hidden' },
  },
  withoutTexts: {
    [`GET ${exports}`]: 'kinds, counts and times',
    [`GET ${exports}/{id}`]: 'kinds, counts and times',
    [`GET ${jobs}`]: 'kinds, counts and times',
    [`GET ${jobs}/{id}`]: 'kinds, counts and times',
  },
  expectedOwnerFailures: { [`POST ${jobs}/{id}/cancel`]: { status: 409, why: 'the job is done' } },
};
