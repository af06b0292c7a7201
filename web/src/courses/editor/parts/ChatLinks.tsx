// Links to chats with the course's curator, each for the learners with certain packages or for all.
import { graphql, useFragment } from 'react-relay';
import { useAction, usePermanentDelete } from '../../../kit/actions/useAction.ts';
import { useFreshPage } from '../../../kit/pages/PageBoundary.tsx';
import { useDialog } from '../../../kit/relay/useDataModals.tsx';
import { Badge, lazyPart, Text } from '../../../ui/index.ts';
import { PartList } from './PartList.tsx';
import type { ChatLinks_course$key } from '../../../__generated__/ChatLinks_course.graphql.ts';
import type { ChatLinksDeleteMutation } from '../../../__generated__/ChatLinksDeleteMutation.graphql.ts';
import type { ChatLinksSortMutation } from '../../../__generated__/ChatLinksSortMutation.graphql.ts';

const ChatLinkModal = lazyPart(() => import('./ChatLinkModal.tsx'), 'ChatLinkModal');

export function ChatLinks({
  course: key,
  readOnly,
}: {
  course: ChatLinks_course$key;
  readOnly: boolean;
}) {
  const { id, chatLinkBlocks } = useFragment<ChatLinks_course$key>(
    graphql`
      fragment ChatLinks_course on Course @throwOnFieldError {
        id
        chatLinkBlocks {
          id
          title
          url
          active
          packages {
            name
          }
          ...ChatLinkModal_block
        }
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  const edit = useDialog(refresh);
  const [sort] = useAction<ChatLinksSortMutation>(graphql`
    mutation ChatLinksSortMutation($input: SortCourseChatLinkBlocksInput!) {
      sortCourseChatLinkBlocks(input: $input) {
        course {
          ...ChatLinks_course
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = usePermanentDelete<ChatLinksDeleteMutation>(
    graphql`
      mutation ChatLinksDeleteMutation($input: DeleteCourseChatLinkBlockInput!) {
        deleteCourseChatLinkBlock(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  return (
    <PartList
      title="Чаты с куратором"
      empty="Добавьте ссылку на мессенджер, где отвечает куратор."
      add="Добавить чат"
      items={chatLinkBlocks}
      labelOf={({ title }) => title}
      readOnly={readOnly}
      onAdd={() => edit((onDone) => <ChatLinkModal {...{ courseId: id, onDone }} block={null} />)}
      onEdit={(block) => edit((onDone) => <ChatLinkModal {...{ courseId: id, onDone, block }} />)}
      onDelete={({ id: block, title }) =>
        void remove({
          variables: { input: { id: block } },
          title: 'Удалить чат?',
          description: `Ученики больше не увидят ссылку «${title}».`,
          done: 'Чат удалён',
        })
      }
      onSort={(chatLinkBlockIds) =>
        sort({ variables: { input: { courseId: id, chatLinkBlockIds } } })
      }
    >
      {({ title, url, active, packages }) => (
        <>
          {title} {!active && <Badge>Скрыт</Badge>}
          <Text size="sm" tone="muted">
            {url ?? 'Без адреса'}
            {packages.length > 0 && ` · ${packages.map(({ name }) => name).join(', ')}`}
          </Text>
        </>
      )}
    </PartList>
  );
}
