// The areas of the back office: the menu entries of all domains that a user may open.
/// <reference types="vite/types/importMeta.d.ts" />
import { menuGroups, type Area, type MenuArea } from '../../kit/pages/menu.ts';
import type { Permission } from '../../__generated__/Admin_company.graphql.ts';

export interface AreaGroup {
  title: string;
  areas: readonly Area[];
}

const allAreas = Object.values(
  import.meta.glob<readonly MenuArea[]>('../../*/menu.ts', { eager: true, import: 'menu' }),
)
  .flat()
  .toSorted((one, other) => one.position - other.position);

/** The areas the user may open, without empty groups; none without access to the back office. */
export function permittedAreas(permissions: readonly Permission[]): AreaGroup[] {
  const may = (permission: Permission) => permissions.includes(permission);
  if (!may('ADMIN_PART_ACCESS')) return [];
  return menuGroups
    .map((title) => ({
      title,
      areas: allAreas
        .filter((area) => area.group === title && area.permissions.some(may))
        .map(({ inside = [], ...area }) => ({
          ...area,
          inside: inside.filter((place) => place.permissions?.some(may) ?? true),
        })),
    }))
    .filter(({ areas }) => areas.length > 0);
}
