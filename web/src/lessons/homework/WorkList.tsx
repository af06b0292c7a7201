// The works of the queue, one under the other: whose each is, for what, and how long it waits.
import { graphql, useFragment } from 'react-relay';
import type { ListView } from '../../kit/list/ListFrame.tsx';
import { TileView } from '../../kit/list/TileView.tsx';
import { Badge, chakra, Checkbox, emptySelection, Flex, RouteLink, Text } from '../../ui/index.ts';
import { pointsOf, statusLabels, statusTones, waitOf } from './workStates.ts';
import type { WorkList_works$key } from '../../__generated__/WorkList_works.graphql.ts';

export function WorkList({
  works: keys,
  code,
  current,
  onChoose,
  ...view
}: ListView<'sent'> & {
  works: WorkList_works$key;
  code: string;
  /** The work that is shown beside; null where none is. */
  current: string | null;
  /** Shows one beside; null where it opens as a page. */
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
          <Row key={id} data-current={id === current || undefined} data-work={id}>
            {onSelectionChange && (
              <Checkbox
                aria-label={`Выбрать: ${name}, ${work.lessonName}`}
                checked={selection.allMatching || selection.ids.has(id)}
                onChange={(isTicked) => tick(id, isTicked)}
              />
            )}
            <RouteLink
              to={`/${code}/homeworks/${databaseId}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              <Flex as="span" gap="2" align="baseline">
                <chakra.strong flex="1" minW="0" truncate fontWeight="semibold">
                  {name}
                </chakra.strong>
                <Text as="span" size="xs" tone="muted" whiteSpace="nowrap">
                  {status === 'SENT' ? `ждёт ${waitOf(work.sentAt)}` : statusLabels[status]}
                </Text>
              </Flex>
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
            </RouteLink>
          </Row>
        );
      })}
    </TileView>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    minW: '0',
    pl: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    '& > input': { mt: '3.5' },
    '& > a': { flex: '1', minW: '0', p: '3', pl: '0', borderRadius: 'xl' },
    _hover: { borderColor: 'edge' },
    '&[data-current]': { borderColor: 'primary', bg: 'primarySoft' },
  },
});
