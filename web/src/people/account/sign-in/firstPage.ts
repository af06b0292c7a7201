// Determines the page after signing in: the requested link, the only company, the company last opened in this browser,
// or the list of companies.
import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import { postOperation } from '../../../kit/network/gateway.ts';
import { startSession, takeRememberedLink } from '../../../kit/network/session.ts';
import { readSetting } from '../../../kit/network/settings.ts';
import type { firstPageQuery } from '../../../__generated__/firstPageQuery.graphql.ts';

/** Starts the session and resolves to the path of the page to open. */
export async function completeSignIn(token: string): Promise<string> {
  startSession(token);
  const link = takeRememberedLink();
  if (link !== null) return link;
  const codes = await companyCodes();
  const home =
    codes.length === 1 ? codes[0] : codes.find((code) => code === readSetting('last_company'));
  return home === undefined ? '/companies' : `/${home}`;
}

/**
 * Without Relay's store, which the pages before signing in don't load. Empty if the request fails.
 */
async function companyCodes(): Promise<readonly string[]> {
  const { params } = query as ConcreteRequest;
  try {
    const { data } = (await postOperation(params, {}, new AbortController().signal)) as {
      data: firstPageQuery['response'];
    };
    return data.viewer?.companies?.nodes.map(({ code }) => code) ?? [];
  } catch {
    return [];
  }
}

const query = graphql`
  query firstPageQuery {
    viewer {
      companies(first: 100) {
        nodes {
          code
        }
      }
    }
  }
`;
