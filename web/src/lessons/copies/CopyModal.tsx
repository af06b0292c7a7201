// Into which courses lessons and themes are copied: several at once, among those that one may change.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import {
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import type { CopyModalSearchQuery } from '../../__generated__/CopyModalSearchQuery.graphql.ts';

export function CopyModal({
  title,
  companyId,
  onCopy,
  onDone,
}: {
  title: string;
  companyId: string;
  /** Gets the ids of the courses; answers whether they have the copies. */
  onCopy: (courseIds: string[]) => Promise<boolean>;
  onDone: () => void;
}) {
  const search = useCourseSearch(companyId);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  useUnsavedGuard(chosen.length > 0);
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        <MultiComboBox
          label="В какие курсы"
          hint="Копии — черновики. Они лягут в темы с теми же названиями, а где таких нет — в конец курса."
          search={search}
          value={chosen}
          onChange={setChosen}
        />
      </ModalBody>
      <ModalFooter
        confirmLabel="Копировать"
        confirmDisabled={chosen.length === 0}
        onConfirm={async () => {
          const isDone = await onCopy(chosen.map(({ id }) => id));
          if (isDone) onDone();
          return isDone;
        }}
      />
    </Modal>
  );
}

const useCourseSearch = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query CopyModalSearchQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            editableCourses(
              first: 20
              after: $after
              search: $search
              orderBy: { field: NAME, direction: ASC }
            ) {
              nodes {
                id
                name
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
    connection: ({ node }: CopyModalSearchQuery['response']) => node?.editableCourses,
    record: ({ id, name }) => ({ id, name }),
  });
