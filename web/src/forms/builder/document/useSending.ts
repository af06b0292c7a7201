// Sends the changed form and reads the saved one.
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { failedResult } from '../../../kit/network/mutationResult.ts';
import { changedFields } from '../../../kit/record/merge.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useLatest } from '../../../ui/index.ts';
import type { FormDocument } from './document.ts';
import { inputOf, readForm, readSaved, type SavedForm } from './savedForm.ts';
import type { useSendingMutation } from '../../../__generated__/useSendingMutation.graphql.ts';
import type { useSendingQuery } from '../../../__generated__/useSendingQuery.graphql.ts';

export type SaveResult =
  /** The saved form, or for a stale version the form as somebody else saved it. */
  { isStale: boolean; form: SavedForm } | { error: { message: string; part: string | null } };

export function useSending(
  id: string,
): (from: SavedForm, mine: FormDocument) => Promise<SaveResult> {
  const environment = useRelayEnvironment();
  const [update] = useMutation<useSendingMutation>(graphql`
    mutation useSendingMutation($input: UpdateFormInput!) {
      updateForm(input: $input) {
        form {
          ...savedForm_data
          ...FormAvailability_form
        }
        ...userErrors_payload
      }
    }
  `);
  const latest = useLatest(update);
  return useCallback(
    async (from, mine) => {
      const change = changedFields(inputOf(from.document), inputOf(mine));
      const { version } = from;
      const { response, userErrors } = await latest.current({
        variables: { input: { id, ...change, ...(version !== null && { version }) } },
      });
      const key = response?.updateForm.form;
      const isStale = userErrors.some(({ code }) => code === 'stale');
      const [error] = userErrors;
      if (!isStale && (!key || error !== undefined)) {
        return {
          error: {
            message: error?.message ?? noAnswer,
            part: error?.field ?? null,
          },
        };
      }
      const saved = !isStale && key ? readSaved(key, mine.fields) : null;
      if (saved !== null) return { isStale, form: saved };
      const whole = async () => {
        const request = fetchQuery<useSendingQuery>(environment, wholeForm, { id });
        return (await request.toPromise())?.node?.form;
      };
      try {
        const form = await whole();
        if (form) return { isStale, form: readForm(form) };
        return { error: { message: 'форму удалили', part: null } };
      } catch (thrown) {
        const [failure] = failedResult(thrown).userErrors;
        return { error: { message: failure?.message ?? noAnswer, part: null } };
      }
    },
    [environment, id, latest],
  );
}

const noAnswer = 'сервер не ответил';

const wholeForm = graphql`
  query useSendingQuery($id: ID!) {
    node(id: $id) {
      ...savedForm_form @alias(as: "form")
    }
  }
`;
