// The permissions as the server returns them: in groups, with their requirements and whether the viewer may grant them.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PermissionPrerequisites } from './switchPermissions.ts';
import type { usePermissionRules_company$key } from '../../__generated__/usePermissionRules_company.graphql.ts';
import type {
  Permission,
  usePermissionRules_query$data,
  usePermissionRules_query$key,
} from '../../__generated__/usePermissionRules_query.graphql.ts';

export type { Permission };

export type PermissionGroup = usePermissionRules_query$data['permissionGroups'][number];
export type Preset = usePermissionRules_query$data['rolePresets'][number];

export interface PermissionRules extends PermissionPrerequisites {
  groups: readonly PermissionGroup[];
  presets: readonly Preset[];
  titleOf: (permission: Permission) => string;
}

export function usePermissionRules(
  query: usePermissionRules_query$key,
  company: usePermissionRules_company$key,
): PermissionRules {
  const { permissionGroups, rolePresets } = useFragment<usePermissionRules_query$key>(
    graphql`
      fragment usePermissionRules_query on Query @throwOnFieldError {
        permissionGroups {
          name
          title
          permissions {
            permission
            title
            forLearners
            needs {
              anyOf
            }
          }
        }
        rolePresets {
          code
          name
          description
          permissions
        }
      }
    `,
    query,
  );
  const { adminProfile } = useFragment<usePermissionRules_company$key>(
    graphql`
      fragment usePermissionRules_company on Company @throwOnFieldError {
        adminProfile {
          isOwner
          permissions
        }
      }
    `,
    company,
  );
  return useMemo(() => {
    const flags = new Map(
      permissionGroups
        .flatMap(({ permissions }) => permissions)
        .map((flag) => [flag.permission, flag]),
    );
    return {
      groups: permissionGroups,
      presets: rolePresets.map(({ code, name, description, permissions }) => ({
        code,
        name,
        description,
        permissions,
      })),
      titleOf: (permission) => flags.get(permission)?.title ?? permission,
      prerequisitesOf: (permission) => flags.get(permission)?.needs.map(({ anyOf }) => anyOf) ?? [],
      mayGrant: (permission) =>
        flags.get(permission)?.forLearners === true ||
        adminProfile?.isOwner === true ||
        adminProfile?.permissions.includes(permission) === true,
    };
  }, [permissionGroups, rolePresets, adminProfile]);
}
