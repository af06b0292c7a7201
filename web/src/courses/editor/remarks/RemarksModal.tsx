// A dialog with the staff remarks of a field.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../../kit/relay/useLazyQuery.ts';
import { ErrorBoundary, LoadingState, Modal, ModalBody, Text } from '../../../ui/index.ts';
import { RemarkList } from './RemarkList.tsx';
import { fieldLabel } from './fieldLabel.ts';
import type { RemarksModalQuery } from '../../../__generated__/RemarksModalQuery.graphql.ts';

interface RemarksOf {
  courseId: string;
  /** The field's REST name. */
  field: string;
  /** The course is in the trash: its remarks are read-only. */
  isDeleted: boolean;
  /** Called after a remark was added, edited or deleted. */
  onChange: () => void;
}

export function RemarksModal(of: RemarksOf) {
  return (
    <Modal title={`Заметки: ${fieldLabel(of.field)}`} size="narrow">
      <ModalBody>
        <ErrorBoundary
          loading={<LoadingState />}
          fallback={() => (
            <Text>Не удалось загрузить заметки. Закройте окно и попробуйте ещё раз.</Text>
          )}
        >
          <Remarks {...of} />
        </ErrorBoundary>
      </ModalBody>
    </Modal>
  );
}

function Remarks({ courseId, field, ...of }: RemarksOf) {
  const { node } = useLazyQuery<RemarksModalQuery>(
    graphql`
      query RemarksModalQuery($course: ID!, $field: String!) @throwOnFieldError {
        node(id: $course) {
          ... on Course {
            ...RemarkList_course @arguments(field: $field) @alias(as: "remarked")
          }
        }
      }
    `,
    { course: courseId, field },
    { fetchPolicy: 'network-only' },
  );
  if (!node?.remarked) return <Text>Этого курса больше нет.</Text>;
  return <RemarkList course={node.remarked} field={field} {...of} />;
}
