// The permission flags in their groups: found by words, on by group, and beside those of another role.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  Checkbox,
  chakra,
  EmptyState,
  SearchField,
  Text,
  useField,
} from '../../ui/index.ts';
import { RoleToCompare, type ComparedRole } from './RoleToCompare.tsx';
import type { PermissionPicker_company$key } from '../../__generated__/PermissionPicker_company.graphql.ts';
import type {
  Permission,
  PermissionPicker_query$data,
  PermissionPicker_query$key,
} from '../../__generated__/PermissionPicker_query.graphql.ts';

type Group = PermissionPicker_query$data['permissionGroups'][number];
type Flag = Group['permissions'][number];

/** A field of the form around it: `permissions`. */
export function PermissionPicker({
  company: companyKey,
  query,
  roleId,
}: {
  company: PermissionPicker_company$key;
  query: PermissionPicker_query$key;
  /** It is not compared with itself. */
  roleId: string | null;
}) {
  const company = useFragment<PermissionPicker_company$key>(
    graphql`
      fragment PermissionPicker_company on Company @throwOnFieldError {
        id
        adminProfile {
          isOwner
          permissions
        }
      }
    `,
    companyKey,
  );
  const { permissionGroups } = useFragment<PermissionPicker_query$key>(
    graphql`
      fragment PermissionPicker_query on Query @throwOnFieldError {
        permissionGroups {
          name
          title
          permissions {
            permission
            title
            forLearners
          }
        }
      }
    `,
    query,
  );
  const titles = new Map(
    permissionGroups.flatMap(({ permissions }) =>
      permissions.map(({ permission, title }) => [permission, title]),
    ),
  );
  const { field, error } = useField<readonly Permission[]>('permissions', {
    words: { label: 'Права', each: (permission) => titles.get(permission) ?? permission },
  });
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<ComparedRole | null>(null);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const granted = new Set(field.value);
  const profile = company.adminProfile;
  const mayGive = ({ permission, forLearners }: Flag) =>
    forLearners || profile?.isOwner === true || profile?.permissions.includes(permission) === true;

  const differs = ({ permission }: Flag) =>
    other !== null && granted.has(permission) !== other.permissions.includes(permission);
  const isShown = (group: Group, flag: Flag) =>
    isFound(search, `${group.title} ${flag.title}`) && (!other || !onlyDifferent || differs(flag));
  const shown = permissionGroups.flatMap((group) => {
    const flags = group.permissions.filter((flag) => isShown(group, flag));
    return flags.length > 0 ? [{ name: group.name, title: group.title, flags }] : [];
  });
  const set = (flags: readonly Flag[], isOn: boolean) => {
    const next = new Set(granted);
    for (const flag of flags.filter(mayGive)) {
      if (isOn) next.add(flag.permission);
      else next.delete(flag.permission);
    }
    // In the order of what was saved, which is not changed by a tick that is taken back.
    field.onChange([...next].toSorted());
  };

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
      </Tools>
      {error && (
        <Text color="danger" mb="3" role="alert">
          {error}
        </Text>
      )}
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
        {shown.map(({ name, title, flags }) => {
          const count = flags.filter(({ permission }) => granted.has(permission)).length;
          return (
            <fieldset key={name}>
              <legend>
                <Checkbox
                  checked={count === flags.length}
                  indeterminate={count > 0 && count < flags.length}
                  disabled={!flags.some(mayGive)}
                  onChange={(isOn) => set(flags, isOn)}
                >
                  {title}
                  <span className="count">
                    {count} из {flags.length}
                  </span>
                </Checkbox>
              </legend>
              {flags.map((flag) => (
                <div key={flag.permission} className="flag">
                  <Checkbox
                    checked={granted.has(flag.permission)}
                    disabled={!mayGive(flag)}
                    title={
                      mayGive(flag) ? undefined : 'Дать или снять можно только то, что есть у вас'
                    }
                    onChange={(isOn) => set([flag], isOn)}
                  >
                    {flag.title}
                  </Checkbox>
                  {differs(flag) && other && (
                    <Badge tone="warning">
                      {granted.has(flag.permission) ? 'нет' : 'есть'} у «{other.name}»
                    </Badge>
                  )}
                </div>
              ))}
            </fieldset>
          );
        })}
      </Groups>
    </Card>
  );
}

/** Every word is somewhere in the text. */
function isFound(search: string, text: string): boolean {
  const among = text.toLocaleLowerCase('ru');
  return search
    .toLocaleLowerCase('ru')
    .split(/\s+/)
    .every((word) => among.includes(word));
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
