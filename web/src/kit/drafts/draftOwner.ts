// The owner of the drafts in this browser: a user in a company.
import { graphql, readInlineData } from 'react-relay';
import type { draftOwner_company$key } from '../../__generated__/draftOwner_company.graphql.ts';

export interface DraftOwner {
  /** Global ids. */
  companyId: string;
  personId: string;
}

/** Undefined where the server doesn't identify the user; then no drafts are stored. */
export function draftOwner(company: draftOwner_company$key): DraftOwner | undefined {
  const { id, adminProfile } = readInlineData<draftOwner_company$key>(
    graphql`
      fragment draftOwner_company on Company @inline {
        id
        adminProfile {
          viewer {
            id
          }
        }
      }
    `,
    company,
  );
  return adminProfile ? { companyId: id, personId: adminProfile.viewer.id } : undefined;
}
