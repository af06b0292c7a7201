// The two modals in which a course gets its name: a new course, and another name for one.
import { graphql } from 'react-relay';
import type { UserError } from '../kit/answer.ts';
import { useMutation } from '../kit/useMutation.ts';
import {
  Form,
  maxLengthOrEmpty,
  Modal,
  ModalBody,
  ModalFooter,
  TextField,
  useForm,
} from '../ui/index.ts';
import type { CourseNameModalsCreateMutation } from '../__generated__/CourseNameModalsCreateMutation.graphql.ts';
import type { CourseNameModalsRenameMutation } from '../__generated__/CourseNameModalsRenameMutation.graphql.ts';

export function CreateCourseModal({
  companyId,
  onDone,
}: {
  companyId: string;
  onDone: () => void;
}) {
  const [create] = useMutation<CourseNameModalsCreateMutation>(graphql`
    mutation CourseNameModalsCreateMutation($input: CreateCourseInput!) {
      createCourse(input: $input) {
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <NameModal
      title="Новый курс"
      confirmLabel="Создать"
      name=""
      onDone={onDone}
      save={async (name) => {
        const { userErrors } = await create({
          variables: { input: { companyId, name } },
          // Where the course stands in the lists, their filter and order decide: they are asked for again.
          updater: (store) => store.get(companyId)?.invalidateRecord(),
        });
        return userErrors;
      }}
    />
  );
}

export function RenameCourseModal({
  id,
  name,
  onDone,
}: {
  id: string;
  name: string;
  onDone: () => void;
}) {
  const [rename] = useMutation<CourseNameModalsRenameMutation>(graphql`
    mutation CourseNameModalsRenameMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          id
          name
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <NameModal
      title="Название курса"
      confirmLabel="Сохранить"
      name={name}
      onDone={onDone}
      save={async (value) =>
        (await rename({ variables: { input: { id, name: value } } })).userErrors
      }
    />
  );
}

function NameModal({
  title,
  confirmLabel,
  name,
  save,
  onDone,
}: {
  title: string;
  confirmLabel: string;
  name: string;
  save: (name: string) => Promise<readonly UserError[]>;
  onDone: () => void;
}) {
  const form = useForm({ defaultValues: { name } });
  return (
    <Modal title={title} size="narrow">
      <Form
        form={form}
        guardUnsaved
        onSubmit={async (values) => {
          const userErrors = await save(values.name.trim());
          if (userErrors.length > 0) return userErrors;
          onDone();
        }}
      >
        <ModalBody>
          <TextField
            name="name"
            label="Название"
            hint="Пустое сохранится как «Без названия»"
            rules={[maxLengthOrEmpty(255)]}
            // The focus of a modal starts in its first field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </ModalBody>
        <ModalFooter confirmLabel={confirmLabel} />
      </Form>
    </Modal>
  );
}
