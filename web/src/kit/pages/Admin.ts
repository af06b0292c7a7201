// What every page of a company's back office uses: the company at the address, the refusal to go on without it, and what
// the person may do there. (What such a page must ask for the frame around it is AdminLayout_company.)
import { graphql, useFragment } from 'react-relay';
import type { OperationType, VariablesOf } from 'relay-runtime';
import { NotAdmitted } from './PageBoundary.tsx';
import type { Address } from './addressParts.ts';
import type { Page } from './page.tsx';
import type {
  Admin_company$data,
  Admin_company$key,
} from '../../__generated__/Admin_company.graphql.ts';

export type Permission = NonNullable<Admin_company$data['adminProfile']>['permissions'][number];

/** The company's code in the address of an admin page. */
export function companyCode({ params }: Pick<Address, 'params'>): string {
  return params['company'] ?? '';
}

interface CompanyQuery extends OperationType {
  readonly variables: { readonly company: string };
}

/** An admin page: its query is told the company of the address, and the variables that are its own. */
export function companyPage<TQuery extends CompanyQuery>({
  variables,
  ...page
}: Omit<Page<TQuery>, 'variables'> & {
  variables: (address: Address) => Omit<VariablesOf<TQuery>, 'company'>;
}): Page<TQuery> {
  return {
    ...page,
    // That a whole is its part and the rest, TypeScript does not see of a type that is a parameter.
    variables: (address) =>
      ({ company: companyCode(address), ...variables(address) }) as VariablesOf<TQuery>,
  };
}

/** What the server gave; when it gave nothing, the visit ends at the sign-in page. */
export function admitted<T>(given: T | null | undefined): T {
  if (given == null) throw new NotAdmitted();
  return given;
}

/** The company of the page, for a fragment that spreads `Admin_company`. */
export function useAdmin(company: Admin_company$key): {
  companyId: string;
  /** In addresses. */
  code: string;
  may: (permission: Permission) => boolean;
} {
  const { id, code, adminProfile } = useFragment<Admin_company$key>(
    graphql`
      fragment Admin_company on Company @throwOnFieldError {
        id
        code
        adminProfile {
          permissions
        }
      }
    `,
    company,
  );
  return {
    companyId: id,
    code,
    may: (permission) => adminProfile?.permissions.includes(permission) === true,
  };
}
