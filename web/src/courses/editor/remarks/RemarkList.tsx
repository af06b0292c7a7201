// The staff remarks of a field, oldest first, and a form for a new one.
import { startTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../../kit/list/usePages.ts';
import { usePermanentDelete } from '../../../kit/actions/useAction.ts';
import { useDialog } from '../../../kit/relay/useDataModals.tsx';
import { Button, chakra, Stack, Text } from '../../../ui/index.ts';
import { NewRemark } from './NewRemark.tsx';
import { Remark } from './Remark.tsx';
import { FieldRemarkModal } from './FieldRemarkModal.tsx';
import type { RemarkList_course$key } from '../../../__generated__/RemarkList_course.graphql.ts';
import type { RemarkListDeleteMutation } from '../../../__generated__/RemarkListDeleteMutation.graphql.ts';
import type { RemarkListPaginationQuery } from '../../../__generated__/RemarkListPaginationQuery.graphql.ts';

export function RemarkList({
  course,
  field,
  isDeleted,
  onChange,
}: {
  course: RemarkList_course$key;
  field: string;
  isDeleted: boolean;
  onChange: () => void;
}) {
  const { data, rows, paging, refresh } = usePages(
    usePaginationFragment<RemarkListPaginationQuery, RemarkList_course$key>(
      graphql`
        fragment RemarkList_course on Course
        @argumentDefinitions(
          field: { type: "String!" }
          count: { type: "Int", defaultValue: 20 }
          cursor: { type: "String" }
        )
        @refetchable(queryName: "RemarkListPaginationQuery")
        @throwOnFieldError {
          id
          fieldComments(first: $count, after: $cursor, field: $field)
            @connection(key: "RemarkList_fieldComments") {
            edges {
              node {
                id
                text
                viewerCanUpdate @catch(to: NULL)
                viewerCanDelete @catch(to: NULL)
                ...Remark_remark
                ...FieldRemarkModal_remark
              }
            }
          }
        }
      `,
      course,
    ),
    ({ fieldComments }) => fieldComments,
  );
  const changed = () => {
    onChange();
    // A transition keeps the current content on the screen while it is refetched.
    startTransition(refresh);
  };
  const edit = useDialog(changed);
  const remove = usePermanentDelete<RemarkListDeleteMutation>(
    graphql`
      mutation RemarkListDeleteMutation($input: DeleteCourseFieldCommentInput!) {
        deleteCourseFieldComment(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    changed,
  );
  return (
    <Stack gap="4">
      {rows.length === 0 ? (
        <Text tone="muted">Пока никто ничего не заметил.</Text>
      ) : (
        <Remarks aria-label="Заметки">
          {rows.map((remark) => (
            <li key={remark.id}>
              <Remark
                remark={remark}
                onEdit={
                  !isDeleted &&
                  remark.viewerCanUpdate === true &&
                  (() => edit((onDone) => <FieldRemarkModal remark={remark} onDone={onDone} />))
                }
                onDelete={
                  !isDeleted &&
                  remark.viewerCanDelete === true &&
                  (() =>
                    void remove({
                      variables: { input: { id: remark.id } },
                      title: 'Удалить заметку?',
                      description: `«${remark.text}» исчезнет у всех.`,
                      done: 'Заметка удалена',
                    }))
                }
              />
            </li>
          ))}
        </Remarks>
      )}
      {paging.hasNext && (
        <Button loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
          Показать ещё
        </Button>
      )}
      {!isDeleted && <NewRemark courseId={data.id} field={field} onDone={changed} />}
    </Stack>
  );
}

const Remarks = chakra('ul', {
  base: { display: 'grid', gap: '4', m: '0', p: '0', listStyleType: 'none' },
});
