// Reads the user errors of mutation payloads: every mutation spreads `...userErrors_payload` in its payload.
import { graphql, readInlineData } from 'react-relay';
import type {
  userErrors_payload$data,
  userErrors_payload$key,
} from '../../__generated__/userErrors_payload.graphql.ts';

type UserError = userErrors_payload$data['userErrors'][number];

/** The user errors of all root fields of a mutation's response, in order. */
export const userErrorsIn = (response: unknown) =>
  Object.values(response as Record<string, userErrors_payload$key | null>).flatMap((payload) =>
    payload === null ? [] : readInlineData(fragment, payload).userErrors.map(copied),
  );

const copied = ({ message, field, code }: UserError) => ({ message, field, code });

const fragment = graphql`
  fragment userErrors_payload on MutationPayload @inline {
    userErrors {
      message
      field
      code
    }
  }
`;
