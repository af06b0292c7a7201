// People of the staff in a card: searched for and added, taken away again, and put in order where they stand in one.
import { useState } from 'react';
import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Avatar,
  Box,
  Card,
  chakra,
  ComboBox,
  Flex,
  IconButton,
  OrderedList,
  Text,
  TextLink,
  type ChosenRecord,
} from '../../ui/index.ts';
import { usePeopleSearch } from './choices.ts';
import type { StaffCard_adminUser$key } from '../../__generated__/StaffCard_adminUser.graphql.ts';
import type {
  StaffCard_teacher$data,
  StaffCard_teacher$key,
} from '../../__generated__/StaffCard_teacher.graphql.ts';

type Person = Omit<StaffCard_teacher$data[number], ' $fragmentType'>;

interface StaffCardProps {
  title: string;
  /** Who they are. */
  text: string;
  /** What stands there when nobody does. */
  empty: string;
  /** The label of the field that finds one more. */
  field: string;
  teachers?: StaffCard_teacher$key;
  adminUsers?: StaffCard_adminUser$key;
  companyId: string;
  code: string;
  /** False for who may not. */
  onAdd: false | ((user: ChosenRecord) => Promise<boolean>);
  /** Gets the id of the user. */
  onRemove: false | ((user: string, name: string) => Promise<boolean>);
  /** Gets their ids in the new order. */
  onSort?: false | ((ids: string[]) => Promise<boolean>);
}

export function StaffCard({
  title,
  text,
  empty,
  field,
  teachers = [],
  adminUsers = [],
  companyId,
  code,
  onAdd,
  onRemove,
  onSort = false,
}: StaffCardProps) {
  const taught = useFragment<StaffCard_teacher$key>(
    graphql`
      fragment StaffCard_teacher on CourseTeacher @relay(plural: true) {
        id
        user {
          id
          databaseId
          fullName
          photo
          roleLabel @catch(to: NULL)
        }
      }
    `,
    teachers,
  );
  const given = useFragment<StaffCard_adminUser$key>(
    graphql`
      fragment StaffCard_adminUser on CourseAdminUser @relay(plural: true) {
        id
        user {
          id
          databaseId
          fullName
          photo
          roleLabel @catch(to: NULL)
        }
      }
    `,
    adminUsers,
  );
  const people: readonly Person[] = [...taught, ...given];
  // What was moved stands there until the server has it too.
  const [moved, setMoved] = useState<readonly Person[] | null>(null);
  const shown = moved ?? people;
  const search = usePeopleSearch(companyId, {
    without: people.flatMap(({ user }) => user?.id ?? []),
  });
  const sort = async (next: readonly Person[]) => {
    if (!onSort) return;
    setMoved(next);
    await onSort(next.map(({ id }) => id));
    setMoved(null);
  };
  const item = (person: Person) => (
    <Flex align="center" gap="3" minH="52px">
      <Avatar name={nameOf(person)} photo={person.user?.photo ?? null} size={28} />
      <Box flex="1" minW="0">
        {person.user ? (
          <TextLink to={`/${code}/users/${person.user.databaseId}`}>{nameOf(person)}</TextLink>
        ) : (
          nameOf(person)
        )}
        {person.user?.roleLabel != null && (
          <Text size="sm" tone="muted" truncate>
            {person.user.roleLabel}
          </Text>
        )}
      </Box>
      {onRemove && person.user && (
        <IconButton
          size="sm"
          icon={<X />}
          label={`Убрать: ${nameOf(person)}`}
          onClick={() => void onRemove(person.user?.id ?? '', nameOf(person))}
        />
      )}
    </Flex>
  );
  return (
    <Card title={title}>
      <Text tone="muted" size="sm" mb="3">
        {text}
      </Text>
      {shown.length === 0 && <Text>{empty}</Text>}
      {onSort && shown.length > 1 ? (
        <OrderedList
          label={title}
          items={shown}
          labelOf={nameOf}
          isDraggable
          onChange={(next) => void sort(next)}
        >
          {item}
        </OrderedList>
      ) : (
        <List aria-label={title}>
          {shown.map((person) => (
            <li key={person.id}>{item(person)}</li>
          ))}
        </List>
      )}
      {onAdd && (
        <Box mt="3">
          <ComboBox
            label={field}
            placeholder="Имя или почта"
            value={null}
            search={search}
            onChange={(user) => {
              if (user) void onAdd(user);
            }}
          />
        </Box>
      )}
    </Card>
  );
}

const nameOf = ({ user }: Person): string => user?.fullName ?? 'Участник команды';

const List = chakra('ul', { base: { m: '0', p: '0', listStyleType: 'none' } });
