// Puts a lesson or blocks into the library, with a link to the entry in the message.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { useShelvingMutation } from '../../__generated__/useShelvingMutation.graphql.ts';

const ShelveModal = lazyPart(() => import('./ShelveModal.tsx'), 'ShelveModal');

export interface Shelving {
  shelveLesson: (lessonId: string) => Promise<void>;
  /** `what` names the blocks: «3 блока». */
  shelveBlocks: (blockIds: readonly string[], what: string) => void;
}

export function useShelving({
  companyId,
  code,
}: {
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
}): Shelving {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const [shelve] = useMutation<useShelvingMutation>(graphql`
    mutation useShelvingMutation($input: AddLibraryLessonInput!) {
      addLibraryLesson(input: $input) {
        libraryEntry {
          name
        }
        ...userErrors_payload
      }
    }
  `);
  const tell = (shelf: 'lessons' | 'blocks', name: string) =>
    alerts.withLinks('Сохранено в библиотеку:', [
      { text: name, to: `/${code}/library?tab=${shelf}` },
    ]);
  return {
    shelveLesson: async (lessonId) => {
      const variables = { input: { lessonId } };
      const answer = await shelve({ variables, updater: invalidateLists(companyId) });
      if (!succeeded(answer, alerts)) return;
      tell('lessons', answer.response.addLibraryLesson.libraryEntry?.name ?? '');
    },
    shelveBlocks: (blockIds, what) =>
      void open((close) => (
        <ShelveModal
          blockIds={blockIds}
          what={what}
          companyId={companyId}
          onDone={(name) => {
            close();
            tell('blocks', name);
          }}
        />
      )),
  };
}
