// A picker of a role's permissions in groups, with a search and a comparison with another role. Switching a permission
// also switches required or dependent ones, and a notice lists them.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { hasWords } from '@kafedra/common/words';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  chakra,
  countOf,
  EmptyState,
  Flex,
  SearchField,
  Text,
  useField,
} from '../../ui/index.ts';
import { switchPermissions, type SwitchResult } from './switchPermissions.ts';
import { RoleDifference } from './RoleDifference.tsx';
import { RoleToCompare, type ComparedRole } from './RoleToCompare.tsx';
import type { Permission, PermissionGroup, PermissionRules } from './usePermissionRules.ts';
import type { PermissionPicker_company$key } from '../../__generated__/PermissionPicker_company.graphql.ts';

type Flag = PermissionGroup['permissions'][number];

/** The side effects of the last switch. */
interface SwitchNotice {
  /** The permission or group beside which the notice is shown. */
  at: string;
  isOn: boolean;
  before: readonly Permission[];
  result: SwitchResult;
}

/** Requires a form around it with the field `permissions`. */
export function PermissionPicker({
  company: companyKey,
  rules,
  roleId,
}: {
  company: PermissionPicker_company$key;
  rules: PermissionRules;
  /** The role to leave out of the comparison. */
  roleId: string | null;
}) {
  const company = useFragment<PermissionPicker_company$key>(
    graphql`
      fragment PermissionPicker_company on Company @throwOnFieldError {
        id
      }
    `,
    companyKey,
  );
  const { groups, mayGrant, titleOf } = rules;
  const { field, error } = useField<readonly Permission[]>('permissions', {
    words: { label: 'Права', each: titleOf },
  });
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<ComparedRole | null>(null);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [notice, setNotice] = useState<SwitchNotice | null>(null);
  const granted = new Set(field.value);
  const differs = ({ permission }: Flag) =>
    other !== null && granted.has(permission) !== other.permissions.includes(permission);
  const isShown = (group: PermissionGroup, flag: Flag) =>
    hasWords(`${group.title} ${flag.title}`, search) && (!other || !onlyDifferent || differs(flag));
  const shown = groups.flatMap((group) => {
    const flags = group.permissions.filter((flag) => isShown(group, flag));
    return flags.length > 0 ? [{ ...group, flags }] : [];
  });
  const foundCount = shown.reduce((sum, { flags }) => sum + flags.length, 0);
  const isNarrowed = search.trim() !== '' || (other !== null && onlyDifferent);
  const set = (at: string, flags: readonly Flag[], isOn: boolean) => {
    const grantable = flags.filter(({ permission }) => mayGrant(permission));
    const result = switchPermissions(
      granted,
      grantable.map(({ permission }) => permission),
      isOn,
      rules,
    );
    // Sorted as the saved value, so that switching on and off again leaves no change.
    field.onChange([...result.granted].toSorted());
    const isMore = result.implied.length + result.notSwitched.length > 0;
    setNotice(isMore ? { at, isOn, before: field.value, result } : null);
  };
  const noticeAt = (at: string) =>
    notice?.at === at && (
      <Along
        notice={notice}
        rules={rules}
        onUndo={() => {
          field.onChange([...notice.before]);
          setNotice(null);
        }}
      />
    );

  return (
    <Card title="Права">
      <Tools>
        <SearchField
          label="Найти право"
          placeholder="Найти право"
          value={search}
          onChange={setSearch}
        />
        <chakra.div w="240px">
          <RoleToCompare
            companyId={company.id}
            exceptId={roleId}
            role={other}
            onChoose={setOther}
          />
        </chakra.div>
        {other && (
          <Checkbox checked={onlyDifferent} onChange={setOnlyDifferent}>
            Только отличия
          </Checkbox>
        )}
        <Text size="sm" tone="muted" as="output">
          {isNarrowed && foundCount > 0 && `Найдено: ${countOf(foundCount, rights)}`}
        </Text>
      </Tools>
      {error && (
        <Text color="danger" mb="3" role="alert">
          {error}
        </Text>
      )}
      {other && <RoleDifference granted={granted} other={other} rules={rules} />}
      {shown.length === 0 && (
        <EmptyState
          kind="filter"
          onReset={() => {
            setSearch('');
            setOnlyDifferent(false);
          }}
        />
      )}
      <Groups>
        {shown.map(({ name, title, permissions, flags }) => {
          const onIn = (some: readonly Flag[]) =>
            some.filter(({ permission }) => granted.has(permission)).length;
          const count = onIn(flags);
          return (
            <fieldset key={name}>
              <legend>
                <Checkbox
                  checked={count === flags.length}
                  indeterminate={count > 0 && count < flags.length}
                  disabled={!flags.some(({ permission }) => mayGrant(permission))}
                  onChange={(isOn) => set(name, flags, isOn)}
                >
                  {title}
                  <span className="count">
                    {isNarrowed && `найдено ${flags.length}, `}
                    {onIn(permissions)} из {permissions.length}
                  </span>
                </Checkbox>
              </legend>
              {noticeAt(name)}
              {flags.map((flag) => (
                <div key={flag.permission}>
                  <div className="flag">
                    <Checkbox
                      checked={granted.has(flag.permission)}
                      disabled={!mayGrant(flag.permission)}
                      title={
                        mayGrant(flag.permission)
                          ? undefined
                          : 'Дать или снять можно только то, что есть у вас'
                      }
                      onChange={(isOn) => set(flag.permission, [flag], isOn)}
                    >
                      {flag.title}
                    </Checkbox>
                    {differs(flag) && other && (
                      <Badge tone="warning">
                        {granted.has(flag.permission) ? 'нет' : 'есть'} у «{other.name}»
                      </Badge>
                    )}
                  </div>
                  {noticeAt(flag.permission)}
                </div>
              ))}
            </fieldset>
          );
        })}
      </Groups>
    </Card>
  );
}

const rights = ['право', 'права', 'прав'] as const;

/** A notice of permissions that were switched together, with undo. */
function Along({
  notice: { isOn, result },
  rules: { titleOf },
  onUndo,
}: {
  notice: SwitchNotice;
  rules: PermissionRules;
  onUndo: () => void;
}) {
  const { implied, notSwitched } = result;
  const names = (some: readonly Permission[]) =>
    some.map((permission) => `«${titleOf(permission)}»`).join(', ');
  return (
    <Flex
      as="output"
      align="center"
      wrap="wrap"
      gap="2"
      my="1"
      ml="6.5"
      px="3"
      py="1.5"
      bg="primarySoft"
      borderRadius="lg"
    >
      <Text size="sm" flex="1" minW="0">
        {implied.length > 0 &&
          `Вместе с этим ${isOn ? 'включено' : 'выключено'}: ${names(implied)}`}
        {implied.length > 0 && notSwitched.length > 0 && '. '}
        {notSwitched.length > 0 &&
          `Не ${isOn ? 'включено' : 'выключено'}: ${names(notSwitched)} — ${
            isOn ? 'нужных для этого прав нет у вас' : 'на этом держатся права, которых нет у вас'
          }`}
      </Text>
      {implied.length > 0 && (
        <Button size="sm" onClick={onUndo}>
          Вернуть как было
        </Button>
      )}
    </Flex>
  );
}

const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mb: '4' },
});

const Groups = chakra('div', {
  base: {
    columns: { base: '1', lg: '2' },
    columnGap: '8',
    '& > fieldset': {
      m: '0',
      mb: '5',
      p: '0',
      border: 'none',
      breakInside: 'avoid',
    },
    '& legend': { p: '0', mb: '1.5', fontWeight: 'semibold' },
    '& .count': { ml: '2', color: 'muted', fontWeight: 'normal', fontSize: 'sm' },
    '& .flag': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minH: '30px',
      pl: '6.5',
    },
  },
});
