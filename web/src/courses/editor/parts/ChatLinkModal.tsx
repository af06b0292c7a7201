// A dialog that creates or edits a link to a chat with the course's curator.
import { graphql } from 'react-relay';
import { RecordModal } from '../../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import {
  maxLengthOrEmpty,
  MultiComboField,
  SwitchField,
  TextField,
  url,
  useAlerts,
  type ChosenRecord,
} from '../../../ui/index.ts';
import { useCoursePackageSearch } from '../../people/choices.ts';
import { usePackageLinks } from './usePackageLinks.ts';
import type { ChatLinkModal_block$key } from '../../../__generated__/ChatLinkModal_block.graphql.ts';
import type { ChatLinkModalCreateMutation } from '../../../__generated__/ChatLinkModalCreateMutation.graphql.ts';
import type { ChatLinkModalUpdateMutation } from '../../../__generated__/ChatLinkModalUpdateMutation.graphql.ts';

interface Values {
  title: string;
  url: string;
  active: boolean;
  packages: readonly ChosenRecord[];
}

/** The server's default name. */
const defaultTitle = 'Написать куратору курса';

export function ChatLinkModal({
  courseId,
  block,
  onDone,
}: {
  courseId: string;
  /** Null for a new one. */
  block: ChatLinkModal_block$key | null;
  onDone: () => void;
}) {
  const [create] = useMutation<ChatLinkModalCreateMutation>(graphql`
    mutation ChatLinkModalCreateMutation($input: CreateCourseChatLinkBlockInput!) {
      createCourseChatLinkBlock(input: $input) {
        courseChatLinkBlock {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [update] = useMutation<ChatLinkModalUpdateMutation>(graphql`
    mutation ChatLinkModalUpdateMutation($input: UpdateCourseChatLinkBlockInput!) {
      updateCourseChatLinkBlock(input: $input) {
        courseChatLinkBlock {
          ...ChatLinkModal_block
        }
        ...userErrors_payload
      }
    }
  `);
  const alerts = useAlerts();
  const link = usePackageLinks();
  const packages = useCoursePackageSearch(courseId);
  const form = useRecordForm({
    fragment: graphql`
      fragment ChatLinkModal_block on CourseChatLinkBlock @throwOnFieldError {
        id
        version
        title
        url
        active
        packages {
          id
          name
        }
      }
    `,
    record: block,
    values: (now): Values => ({
      title: now?.title ?? '',
      url: now?.url ?? '',
      active: now?.active ?? true,
      packages: (now?.packages ?? []).map(({ id, name }) => ({ id, name })),
    }),
    input: ({ title, url: address, active, packages: chosen }) => ({
      title: title.trim(),
      url: address.trim() || null,
      active,
      packages: chosen.map(({ id }) => id).toSorted(),
    }),
    create: async ({ packages: chosen, ...input }) => {
      const { response, userErrors } = await create({
        variables: { input: { courseId, ...input } },
      });
      const made = response?.createCourseChatLinkBlock.courseChatLinkBlock;
      if (userErrors.length > 0 || !made) return userErrors;
      // The link has been created: errors of its packages only alert, since a form error would invite sending it a
      // second time.
      const problems = await link(made.id, { before: [], after: chosen });
      for (const { message } of problems) alerts.error(message);
      setTimeout(onDone);
      return [];
    },
    update: async ({ id, packages: before }, { packages: after, ...change }) => {
      const answer = await update({ variables: { input: { id, ...change } } });
      if (after === undefined || answer.userErrors.length > 0) return answer;
      const problems = await link(id, { before: before.map((each) => each.id), after });
      return { ...answer, userErrors: problems };
    },
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новый чат', label: 'Добавить' }}
      changeTitle="Изменение чата"
    >
      <TextField
        name="title"
        label="Название"
        placeholder={defaultTitle}
        hint={`Пустое сохранится как «${defaultTitle}»`}
        rules={[maxLengthOrEmpty(255)]}
        initialFocus
      />
      <TextField
        name="url"
        label="Адрес"
        type="url"
        placeholder="https://t.me/curator"
        rules={[url()]}
      />
      <MultiComboField
        name="packages"
        label="Пакеты"
        hint="Кому показывать; без пакетов видят все ученики"
        search={packages}
      />
      <SwitchField name="active" label="Показывать ученикам" />
    </RecordModal>
  );
}
