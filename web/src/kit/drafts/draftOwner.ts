// Whose drafts a browser keeps, by the company that they are typed in.
import { graphql, readInlineData } from 'react-relay';
import type { draftOwner_company$key } from '../../__generated__/draftOwner_company.graphql.ts';

export interface DraftOwner {
  /** Global ids. */
  companyId: string;
  personId: string;
}

/** Undefined where the server does not say who asks: then nothing is kept. */
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
