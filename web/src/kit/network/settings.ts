// Settings of the interface stored in local storage: menu state, last company, followed jobs and others.
import { isEmbedded } from '../pages/embedding.ts';

export type Setting =
  | 'menu_collapsed'
  | 'menu_unfolded'
  | 'last_company'
  | 'browser_notice_seen'
  | 'followed_jobs'
  | 'recent_places'
  | 'uploads'
  | 'film_speed'
  | 'film_quality'
  | `${string}_export_choice`
  | `${string}_export_orders`
  | `${string}_first_steps`
  | `${string}_menu_pins`
  | `${string}_field_columns`
  | `${string}_views`;

/** Lists that can show custom fields as columns, by their path below the company. */
export type FieldList = 'users' | 'courses' | 'orders';

/** The key of a list's custom-field columns; `code` is the company's. */
export const listFieldColumns = (list: string, code: string): Setting =>
  `${list}_${code}_field_columns`;

/** The key of custom-field columns that were changed in a saved view and not saved with it. */
export const viewFieldColumns = (viewId: number): Setting => `view_${viewId}_field_columns`;

/** The suffix of the keys that hold cached views. */
export const viewsMark = '_views';

/** The key of a company's cached saved views. */
export const viewsSetting = (code: string): Setting => `${code}${viewsMark}`;

export function readSetting(name: Setting): string | null {
  return isEmbedded ? null : localStorage.getItem(name);
}

/** Null removes the setting. */
export function writeSetting(name: Setting, value: string | null): void {
  if (isEmbedded) return;
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}
