// A staff remark: its author, time, text and actions.
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Avatar, chakra, Flex, formatDateTime, IconButton, Text } from '../../../ui/index.ts';
import type { Remark_remark$key } from '../../../__generated__/Remark_remark.graphql.ts';

export function Remark({
  remark: key,
  onEdit,
  onDelete,
}: {
  remark: Remark_remark$key;
  /** False without the permission. */
  onEdit: false | (() => void);
  onDelete: false | (() => void);
}) {
  const { author, createdAt, text } = useFragment<Remark_remark$key>(
    graphql`
      fragment Remark_remark on CourseFieldComment @throwOnFieldError {
        text
        createdAt
        author @catch(to: NULL) {
          fullName
          photo
        }
      }
    `,
    key,
  );
  const name = author?.fullName ?? 'Бывший участник команды';
  return (
    <Flex gap="3" align="flex-start">
      <Avatar name={name} photo={author?.photo ?? null} size={28} />
      <chakra.div flex="1" minW="0">
        <Flex align="center" gap="2">
          <chakra.div flex="1" minW="0">
            <Text truncate>{name}</Text>
            <Text size="sm" tone="muted">
              {formatDateTime(createdAt)}
            </Text>
          </chakra.div>
          {onEdit && (
            <IconButton size="sm" icon={<Pencil />} label="Изменить заметку" onClick={onEdit} />
          )}
          {onDelete && (
            <IconButton size="sm" icon={<Trash2 />} label="Удалить заметку" onClick={onDelete} />
          )}
        </Flex>
        <chakra.p m="0" mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.p>
      </chakra.div>
    </Flex>
  );
}
