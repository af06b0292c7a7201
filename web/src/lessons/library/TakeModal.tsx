// What of the library comes into a course or a lesson: found by its name, and looked at before it is taken.
import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/useLazyQuery.ts';
import {
  Box,
  ComboBox,
  LoadingState,
  Modal,
  ModalBody,
  ModalFooter,
  type ChosenRecord,
} from '../../ui/index.ts';
import { TemplateView } from './TemplateView.tsx';
import { useTemplateSearch, type TemplateShelf } from './templateSearch.ts';
import type { TakeModalQuery } from '../../__generated__/TakeModalQuery.graphql.ts';

const labels = { LESSONS: 'Урок', BLOCKS: 'Блоки' } as const satisfies Record<
  TemplateShelf,
  string
>;

const hints = {
  LESSONS: 'Копия — черновик: она ваша, и библиотека от неё не зависит.',
  BLOCKS: 'Копии — черновики: ученики увидят их, когда вы их опубликуете.',
} as const satisfies Record<TemplateShelf, string>;

export function TakeModal({
  companyId,
  shelf,
  onTake,
  onDone,
}: {
  companyId: string;
  shelf: TemplateShelf;
  /** Answers whether it came. */
  onTake: (entry: ChosenRecord) => Promise<boolean>;
  onDone: () => void;
}) {
  const search = useTemplateSearch(companyId, shelf);
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  return (
    <Modal title="Вставить из библиотеки">
      <ModalBody minH="320px">
        <ComboBox
          label={labels[shelf]}
          hint={hints[shelf]}
          search={search}
          value={chosen}
          onChange={setChosen}
        />
        {chosen && (
          <Box mt="5">
            <Suspense fallback={<LoadingState />}>
              <Preview entryId={chosen.id} />
            </Suspense>
          </Box>
        )}
      </ModalBody>
      <ModalFooter
        confirmLabel="Вставить"
        confirmDisabled={chosen === null}
        onConfirm={async () => {
          if (chosen === null) return false;
          const isDone = await onTake(chosen);
          if (isDone) onDone();
          return isDone;
        }}
      />
    </Modal>
  );
}

function Preview({ entryId }: { entryId: string }) {
  const { node } = useLazyQuery<TakeModalQuery>(
    graphql`
      query TakeModalQuery($entryId: ID!) {
        node(id: $entryId) {
          ...TemplateView_entry @alias(as: "entry")
        }
      }
    `,
    { entryId },
  );
  return node?.entry ? <TemplateView entry={node.entry} /> : null;
}
