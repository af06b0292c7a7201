// What a domain adds to the menu of the back office.
import type { LucideIcon } from 'lucide-react';
import type { Permission } from '../../__generated__/Admin_company.graphql.ts';

/** The groups of the menu, from the top. */
export const menuGroups = ['Курсы', 'Люди', 'Продажи', 'Материалы', 'Платформа'] as const;

export interface MenuArea extends Area {
  group: (typeof menuGroups)[number];
  /** Areas are shown in ascending order within their group. */
  position: number;
}

export interface Area {
  title: string;
  /** Below the company's address. */
  path: string;
  /** Pages at other addresses that also belong to it. */
  otherPaths?: readonly string[];
  icon: LucideIcon;
  /** Any of these is enough. */
  permissions: readonly Permission[];
  /** Further search words in the command palette. */
  words?: string;
  /** Used for setup only; folded in the menu. */
  isRare?: true;
  /** Pages and tabs below it that the command palette offers. */
  inside?: readonly InnerPlace[];
}

export interface InnerPlace {
  title: string;
  /** Below the company's address. */
  path: string;
  words?: string;
  /** Any of these is enough; by default those of the area. */
  permissions?: readonly Permission[];
}
