// The basics of every page in a company's back office: the company in the address, the check for sign-in, and the
// user's permissions. (The frame around the page selects AdminLayout_company.)
import { graphql, useFragment } from 'react-relay';
import type { OperationType, VariablesOf } from 'relay-runtime';
import { NotAdmitted } from './PageBoundary.tsx';
import type { Address } from './addressParameters.ts';
import type { Page } from './page.tsx';
import type {
  Admin_company$data,
  Admin_company$key,
} from '../../__generated__/Admin_company.graphql.ts';

export type Permission = NonNullable<Admin_company$data['adminProfile']>['permissions'][number];

/** The company's code from the address of an admin page. */
export function companyCode({ params }: Pick<Address, 'params'>): string {
  return params['company'] ?? '';
}

interface CompanyQuery extends OperationType {
  readonly variables: { readonly company: string };
}

/** Declares an admin page: its query gets the company from the address and its own variables. */
export function companyPage<TQuery extends CompanyQuery>({
  variables,
  ...page
}: Omit<Page<TQuery>, 'variables'> & {
  variables: (address: Address) => Omit<VariablesOf<TQuery>, 'company'>;
}): Page<TQuery> {
  return {
    ...page,
    // The cast is needed because TypeScript can't combine a generic type from its part and the rest.
    variables: (address) =>
      ({ company: companyCode(address), ...variables(address) }) as VariablesOf<TQuery>,
  };
}

/** Returns the server's value; without one, opens the sign-in page. */
export function requireAdmission<T>(given: T | null | undefined): T {
  if (given == null) throw new NotAdmitted();
  return given;
}

/** The company of the page, for a fragment that spreads `Admin_company`. */
export function useAdmin(company: Admin_company$key): {
  companyId: string;
  /** As in addresses. */
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
