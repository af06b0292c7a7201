// The URL state of the list of a course's certificates, and its query variables.
import { choice, type Address } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { courseTabs } from '../course/courseTabs.ts';

export const certificateList = listAddress({
  sorting: { name: 'FULL_NAME', issued: 'ISSUED_AT' },
  // The list is a tab of the course's page.
  views: { tab: choice(courseTabs) },
  conditions: { state: choice(['', 'valid', 'revoked']) },
});

export type CertificateListState = StateOf<typeof certificateList>;

/** The variables of the course page's query for this tab. */
export function certificateVariables({ search }: Pick<Address, 'search'>) {
  const state = certificateList.read(search);
  const { search: words, orderBy } = certificateList.variables(state);
  return { search: words, certificateOrder: orderBy, revoked: revokedFilter(state) };
}

export const revokedFilter = ({ state }: CertificateListState): boolean | null =>
  state === '' ? null : state === 'revoked';
