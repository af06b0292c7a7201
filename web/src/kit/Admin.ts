// What every page of a company's back office uses: the company's code in the address, and the refusal to go on without
// the company. (What such a page must ask for the frame around it is AdminLayout_company.)
import { NotAdmitted } from './PageBoundary.tsx';
import type { Place } from './page.tsx';
import type { AdminLayout_company$data } from '../__generated__/AdminLayout_company.graphql.ts';

export type Permission = NonNullable<
  AdminLayout_company$data['adminProfile']
>['permissions'][number];

/** The company's code in the address of an admin page. */
export function companyCode({ params }: Pick<Place, 'params'>): string {
  return params['company'] ?? '';
}

/** What the server gave; when it gave nothing, the visit ends at the sign-in page. */
export function admitted<T>(given: T | null | undefined): T {
  if (given == null) throw new NotAdmitted();
  return given;
}
