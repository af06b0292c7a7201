// The submissions of the homework queue: learner, task and waiting time.
import { graphql, useFragment } from 'react-relay';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import { TileView } from '../../kit/list/TileView.tsx';
import { QueueRow } from '../../kit/queue/QueueRow.tsx';
import { formatWaitingTime } from '../../kit/queue/formatWaitingTime.ts';
import { Badge, Checkbox, emptySelection, Flex, Text } from '../../ui/index.ts';
import { pointsOf, statusLabels, statusTones } from './workStates.ts';
import type { WorkList_works$key } from '../../__generated__/WorkList_works.graphql.ts';

export function WorkList({
  works: keys,
  code,
  current,
  onChoose,
  ...view
}: ListRowsProps<'sent'> & {
  works: WorkList_works$key;
  code: string;
  /** The submission shown beside the list; null if none is. */
  current: string | null;
  /** Shows a submission beside the list; null when submissions open as pages. */
  onChoose: ((id: string) => void) | null;
}) {
  const works = useFragment<WorkList_works$key>(
    graphql`
      fragment WorkList_works on HomeworkWork @relay(plural: true) {
        id
        databaseId
        status
        points
        courseName
        lessonName
        taskTitle
        sentAt
        user {
          fullName
        }
        sameText {
          __typename
        }
      }
    `,
    keys,
  );
  const { selection = emptySelection, onSelectionChange } = view;
  const tick = (id: string, isTicked: boolean) => {
    const ids = new Set(selection.allMatching ? works.map((work) => work.id) : selection.ids);
    if (isTicked) ids.add(id);
    else ids.delete(id);
    onSelectionChange?.({ ids, allMatching: false });
  };
  return (
    <TileView view={view} count={works.length} width={280}>
      {works.map((work) => {
        const { id, databaseId, status, points, sameText } = work;
        const name = work.user?.fullName ?? 'Ученик';
        return (
          <QueueRow
            key={id}
            id={id}
            to={`/${code}/homeworks/${databaseId}`}
            isCurrent={id === current}
            onChoose={onChoose}
            title={name}
            note={
              status === 'SENT' ? `ждёт ${formatWaitingTime(work.sentAt)}` : statusLabels[status]
            }
            tick={
              onSelectionChange && (
                <Checkbox
                  aria-label={`Выбрать: ${name}, ${work.lessonName}`}
                  checked={selection.allMatching || selection.ids.has(id)}
                  onChange={(isTicked) => tick(id, isTicked)}
                />
              )
            }
          >
            <Text as="span" display="block" size="sm" truncate>
              {work.taskTitle ?? work.lessonName}
            </Text>
            <Text as="span" display="block" size="xs" tone="muted" truncate>
              {work.courseName}
            </Text>
            {(status !== 'SENT' || (sameText ?? []).length > 0) && (
              <Flex as="span" gap="1" mt="1" wrap="wrap">
                {status !== 'SENT' && (
                  <Badge tone={statusTones[status]}>
                    {points == null ? statusLabels[status] : pointsOf(points)}
                  </Badge>
                )}
                {(sameText ?? []).length > 0 && <Badge tone="warning">Похожий текст</Badge>}
              </Flex>
            )}
          </QueueRow>
        );
      })}
    </TileView>
  );
}
