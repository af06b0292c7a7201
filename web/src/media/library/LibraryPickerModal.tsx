// A dialog that picks an entry from a shelf of the library, with search and preview.
import { Suspense, useState, type ReactNode } from 'react';
import {
  Box,
  ComboBox,
  LoadingState,
  Modal,
  ModalBody,
  ModalFooter,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useTemplateSearch, type TemplateShelf } from './templateSearch.ts';

export function LibraryPickerModal({
  companyId,
  shelf,
  label,
  hint,
  preview,
  onTake,
  onDone,
}: {
  companyId: string;
  shelf: TemplateShelf;
  label: string;
  hint: string;
  /** May suspend. */
  preview: (entryId: string) => ReactNode;
  /** Resolves to whether the entry was added. */
  onTake: (entry: ChosenRecord) => Promise<boolean>;
  onDone: () => void;
}) {
  const search = useTemplateSearch(companyId, shelf);
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  return (
    <Modal title="Вставить из библиотеки">
      <ModalBody minH="320px">
        <ComboBox label={label} hint={hint} search={search} value={chosen} onChange={setChosen} />
        {chosen && (
          <Box mt="5">
            <Suspense fallback={<LoadingState />}>{preview(chosen.id)}</Suspense>
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
