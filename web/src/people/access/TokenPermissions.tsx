// A form field (`permissions`) that selects a token's permissions among those of its creator.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { hasWords } from '@kafedra/common/words';
import { chakra, Checkbox, Flex, SearchField, Text, useField, type Rule } from '../../ui/index.ts';
import { basePermission } from './basePermission.ts';
import type { TokenPermissions_company$key } from '../../__generated__/TokenPermissions_company.graphql.ts';
import type {
  Permission,
  TokenPermissions_query$data,
  TokenPermissions_query$key,
} from '../../__generated__/TokenPermissions_query.graphql.ts';

export type { Permission };

type Flag = TokenPermissions_query$data['permissionGroups'][number]['permissions'][number];

export function TokenPermissions({
  query: queryKey,
  company: companyKey,
  forService,
}: {
  query: TokenPermissions_query$key;
  company: TokenPermissions_company$key;
  forService: boolean;
}) {
  const { permissionGroups } = useFragment<TokenPermissions_query$key>(
    graphql`
      fragment TokenPermissions_query on Query @throwOnFieldError {
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
    queryKey,
  );
  const { adminProfile } = useFragment<TokenPermissions_company$key>(
    graphql`
      fragment TokenPermissions_company on Company {
        adminProfile {
          permissions
        }
      }
    `,
    companyKey,
  );
  const titles = new Map(
    permissionGroups.flatMap(({ permissions }) =>
      permissions.map(({ permission, title }) => [permission, title]),
    ),
  );
  const { field, error } = useField<readonly Permission[]>('permissions', {
    rules: [atLeastOne],
    words: { label: 'Права', each: (permission) => titles.get(permission) ?? permission },
  });
  const [search, setSearch] = useState('');
  const chosen = new Set(field.value);
  const own = adminProfile?.permissions ?? [];
  const mayGive = ({ permission, forLearners }: Flag) =>
    permission !== basePermission && (own.includes(permission) || (forService && forLearners));
  const groups = permissionGroups.flatMap(({ name, title, permissions }) => {
    const flags = permissions
      .filter(mayGive)
      .filter((flag) => hasWords(`${title} ${flag.title}`, search));
    return flags.length > 0 ? [{ name, title, flags }] : [];
  });
  const set = (flags: readonly Flag[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const { permission } of flags) {
      if (isOn) next.add(permission);
      else next.delete(permission);
    }
    field.onChange([...next]);
  };

  return (
    <Box
      aria-label="Права"
      aria-describedby={error ? 'token-rights-error' : undefined}
      data-invalid={error ? true : undefined}
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
        <Text as="legend" fontWeight="medium" size="sm" color="label">
          Права
        </Text>
        <SearchField
          label="Найти право"
          placeholder="Найти право"
          value={search}
          onChange={setSearch}
        />
      </Flex>
      {error && (
        <Text id="token-rights-error" tone="danger" size="xs" mb="2" role="alert">
          {error}
        </Text>
      )}
      <Groups>
        {groups.length === 0 && <Text tone="muted">Ничего не найдено</Text>}
        {groups.map(({ name, title, flags }) => {
          const count = flags.filter(({ permission }) => chosen.has(permission)).length;
          return (
            <fieldset key={name}>
              <legend>
                <Checkbox
                  checked={count === flags.length}
                  indeterminate={count > 0 && count < flags.length}
                  onChange={(isOn) => set(flags, isOn)}
                >
                  {title}
                </Checkbox>
              </legend>
              {flags.map((flag) => (
                <div key={flag.permission} className="flag">
                  <Checkbox
                    checked={chosen.has(flag.permission)}
                    onChange={(isOn) => set([flag], isOn)}
                  >
                    {flag.title}
                  </Checkbox>
                </div>
              ))}
            </fieldset>
          );
        })}
      </Groups>
    </Box>
  );
}

const atLeastOne: Rule<readonly Permission[]> = (permissions) =>
  permissions.length === 0 ? 'Выберите хотя бы одно право' : null;

const Box = chakra('fieldset', {
  base: { minW: '0', m: '0', p: '0', border: 'none' },
});

const Groups = chakra('div', {
  base: {
    maxH: '300px',
    px: '4',
    py: '3',
    overflowY: 'auto',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& fieldset': { m: '0', p: '0', border: 'none' },
    '& fieldset + fieldset': { mt: '4' },
    '& legend': { p: '0', mb: '1', fontWeight: 'semibold' },
    '& .flag': { display: 'flex', alignItems: 'center', minH: '30px', pl: '6' },
    '[data-invalid] > &': { borderColor: 'danger' },
  },
});
