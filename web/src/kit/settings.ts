// What a browser remembers for the person: how the menu stands, which company was open last, what is followed.
import { isEmbedded } from './embedding.ts';

export type Setting =
  | 'menu_collapsed'
  | 'last_company'
  | 'browser_notice_seen'
  | 'followed_jobs'
  | 'recent_places'
  | 'uploads'
  | `${string}_export_choice`
  | `${string}_export_orders`
  | `${string}_first_steps`
  | `${string}_field_columns`;

/** The lists in which the company's own fields may stand as columns. */
export type FieldList = 'users' | 'courses';

/** Where a browser keeps which of them do; `code` is the company's. */
export const fieldColumnsOf = (list: FieldList, code: string): Setting =>
  `${list}_${code}_field_columns`;

export function readSetting(name: Setting): string | null {
  return isEmbedded ? null : localStorage.getItem(name);
}

/** Null forgets it. */
export function writeSetting(name: Setting, value: string | null): void {
  if (isEmbedded) return;
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}
