// Gives a package to people, chosen by name: they learn in its course then. Whom it passes over is told.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { outcomeOf, tell } from '../../kit/outcome.ts';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  Segmented,
  Stack,
  useAlerts,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import type { GiveModalMutation } from '../../__generated__/GiveModalMutation.graphql.ts';
import type { GiveModalUsersQuery } from '../../__generated__/GiveModalUsersQuery.graphql.ts';

export function GiveModal({
  companyId,
  packageId,
  name,
  onDone,
}: {
  companyId: string;
  packageId: string;
  name: string;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const search = useLearnerSearch(companyId);
  const [gives, setGives] = useState(true);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  useUnsavedGuard(chosen.length > 0);
  const [commit] = useMutation<GiveModalMutation>(graphql`
    mutation GiveModalMutation(
      $given: AttachUsersPackagesInput!
      $taken: DetachUsersPackagesInput!
      $gives: Boolean!
      $takes: Boolean!
    ) {
      attachUsersPackages(input: $given) @include(if: $gives) {
        changedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
      detachUsersPackages(input: $taken) @include(if: $takes) {
        changedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const save = async () => {
    const input = {
      companyId,
      packageIds: [packageId],
      users: { ids: chosen.map(({ id }) => id) },
    };
    const answer = await commit({
      variables: { given: input, taken: input, gives, takes: !gives },
    });
    if (!succeeded(answer, alerts)) return;
    const { attachUsersPackages: given, detachUsersPackages: taken } = answer.response;
    const { changedCount = 0, skipped = [] } = given ?? taken ?? {};
    tell(alerts, outcomeOf({ count: changedCount, skipped }), {
      done: gives ? 'Пакет выдан' : 'Пакет снят',
      nouns: people,
    });
    onDone();
  };
  return (
    <Modal title={`Пакет «${name}»`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          <Segmented
            label="Что сделать"
            options={[
              { value: 'give', label: 'Выдать' },
              { value: 'take', label: 'Снять' },
            ]}
            value={gives ? 'give' : 'take'}
            onChange={(value) => setGives(value === 'give')}
          />
          <MultiComboBox
            label="Кому"
            hint={
              gives
                ? 'Они станут учениками курса. Вместе выдаются пакеты, которые в него включены.'
                : 'Учениками курса они останутся.'
            }
            search={search}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel={gives ? 'Выдать' : 'Снять'}
        confirmDisabled={chosen.length === 0}
        onConfirm={save}
        disableAfterClick={false}
      />
    </Modal>
  );
}

const people = ['человек', 'человека', 'человек'] as const;

const useLearnerSearch = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query GiveModalUsersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            users(first: 20, after: $after, search: $search) {
              nodes {
                id
                fullName
                email
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: GiveModalUsersQuery['response']) => node?.users,
    record: ({ id, fullName, email }) => ({ id, name: fullName, note: email ?? '' }),
  });
