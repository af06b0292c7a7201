// A card of staff members: search and add several at once, remove, and sort where there is a manual order.
import { useState } from 'react';
import { UserPlus, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Avatar,
  Box,
  Button,
  Card,
  chakra,
  ComboBox,
  Flex,
  IconButton,
  OrderedList,
  Text,
  TextLink,
  type RecordSearch,
} from '../../ui/index.ts';
import { usePeopleSearch } from '../peopleSearch.ts';
import { StaffModal } from './StaffModal.tsx';
import type { StaffCard_member$key } from '../../__generated__/StaffCard_member.graphql.ts';
import type { StaffCard_user$key } from '../../__generated__/StaffCard_user.graphql.ts';

interface Person {
  /**
   * Global id of the user; empty if the viewer may not see users and so neither adds nor removes them.
   */
  readonly id: string;
  readonly databaseId: number;
  readonly fullName: string;
  readonly photo?: string | null | undefined;
  readonly roleLabel?: string | null | undefined;
}

interface StaffCardProps {
  title: string;
  /** Describes the members' task. */
  text: string;
  /** Text of the empty card. */
  empty: string;
  /**
   * Label of the button that adds members, or of the search field of a single one. Left out if the viewer can't add
   * any.
   */
  field?: string;
  users?: StaffCard_user$key;
  /** Instead of `users`: members with only the data that everyone in the company may see. */
  members?: StaffCard_member$key;
  /** A new choice replaces the current member. */
  isSingle?: boolean;
  companyId: string;
  code: string;
  /** Searches the candidates; by default all active users. */
  search?: RecordSearch;
  /** Receives user ids, and their names for the alert; false without the permission. */
  onAdd: false | ((users: string[], names: string) => Promise<boolean>);
  /** Receives the user's id. */
  onRemove: false | ((user: string, name: string) => Promise<boolean>);
  /** Receives user ids in the new order. */
  onSort?: false | ((users: string[]) => Promise<boolean>);
}

export function StaffCard({
  title,
  text,
  empty,
  field = '',
  users: userKeys = [],
  members: memberKeys = [],
  isSingle = false,
  companyId,
  code,
  search: searchSome,
  onAdd,
  onRemove,
  onSort = false,
}: StaffCardProps) {
  const users = useFragment<StaffCard_user$key>(
    graphql`
      fragment StaffCard_user on User @relay(plural: true) {
        id
        databaseId
        fullName
        photo
        roleLabel @catch(to: NULL)
      }
    `,
    userKeys,
  );
  const members = useFragment<StaffCard_member$key>(
    graphql`
      fragment StaffCard_member on StaffMember @relay(plural: true) {
        databaseId
        fullName
        photo
        user @catch(to: NULL) {
          id
          roleLabel @catch(to: NULL)
        }
      }
    `,
    memberKeys,
  );
  const people: readonly Person[] = [
    ...users,
    ...members.map(({ user, ...member }) => ({
      ...member,
      id: user?.id ?? '',
      roleLabel: user?.roleLabel,
    })),
  ];
  // The new order, shown until the server responds.
  const [moved, setMoved] = useState<readonly Person[] | null>(null);
  const shown = moved ?? people;
  const searchAll = usePeopleSearch(companyId);
  const search = others(
    searchSome ?? searchAll,
    people.map(({ id }) => id),
  );
  const { open } = useDataModals();
  const add = () =>
    onAdd &&
    void open((close) => (
      <StaffModal title={field} search={search} onAdd={onAdd} onDone={() => close()} />
    ));
  const sort = async (next: readonly Person[]) => {
    if (!onSort) return;
    setMoved(next);
    await onSort(next.map(({ id }) => id));
    setMoved(null);
  };
  const item = ({ id, databaseId, fullName, photo, roleLabel }: Person) => (
    <Flex align="center" gap="3" minH="52px">
      <Avatar name={fullName} photo={photo ?? null} size={28} />
      <Box flex="1" minW="0">
        <TextLink to={`/${code}/users/${databaseId}`}>{fullName}</TextLink>
        {roleLabel != null && (
          <Text size="sm" tone="muted" truncate>
            {roleLabel}
          </Text>
        )}
      </Box>
      {onRemove && (
        <IconButton
          size="sm"
          icon={<X />}
          label={`Убрать: ${fullName}`}
          onClick={() => void onRemove(id, fullName)}
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
          labelOf={({ fullName }) => fullName}
          isDraggable
          onChange={(next) => void sort(next)}
        >
          {item}
        </OrderedList>
      ) : (
        <List aria-label={title}>
          {shown.map((person) => (
            <li key={person.databaseId}>{item(person)}</li>
          ))}
        </List>
      )}
      {onAdd && (
        <Box mt="3">
          {isSingle ? (
            <ComboBox
              label={field}
              placeholder="Имя или почта"
              value={null}
              search={search}
              onChange={(user) => user && void onAdd([user.id], user.name)}
            />
          ) : (
            <Button icon={<UserPlus size={16} aria-hidden />} onClick={add}>
              {field}
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
}

/** Without the current members. */
const others =
  (search: RecordSearch, without: readonly string[]): RecordSearch =>
  async (text, options) => {
    const { records, next } = await search(text, options);
    return { records: records.filter(({ id }) => !without.includes(id)), next };
  };

const List = chakra('ul', { base: { m: '0', p: '0', listStyleType: 'none' } });
