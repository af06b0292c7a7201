// A dialog that previews a library entry and copies it into a course or a lesson.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { LibraryPickerModal } from '../../media/lazy.ts';
import type { ChosenRecord } from '../../ui/index.ts';
import { TemplateView } from './TemplateView.tsx';
import type { CopyFromLibraryModalQuery } from '../../__generated__/CopyFromLibraryModalQuery.graphql.ts';

const shelves = {
  LESSONS: {
    label: 'Урок',
    hint: 'Копия — черновик: она ваша, и библиотека от неё не зависит.',
  },
  BLOCKS: {
    label: 'Блоки',
    hint: 'Копии — черновики: ученики увидят их, когда вы их опубликуете.',
  },
} as const;

export function CopyFromLibraryModal({
  shelf,
  ...choice
}: {
  companyId: string;
  shelf: keyof typeof shelves;
  /** Resolves to whether it was copied. */
  onTake: (entry: ChosenRecord) => Promise<boolean>;
  onDone: () => void;
}) {
  return (
    <LibraryPickerModal
      {...choice}
      {...shelves[shelf]}
      shelf={shelf}
      preview={(entryId) => <Preview entryId={entryId} />}
    />
  );
}

function Preview({ entryId }: { entryId: string }) {
  const { node } = useLazyQuery<CopyFromLibraryModalQuery>(
    graphql`
      query CopyFromLibraryModalQuery($entryId: ID!) {
        node(id: $entryId) {
          ...TemplateView_entry @alias(as: "entry")
        }
      }
    `,
    { entryId },
  );
  return node?.entry ? <TemplateView entry={node.entry} /> : null;
}
