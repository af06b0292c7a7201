// What a browser remembers for the person: how the menu stands, which company was open last, what is followed.
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

/** The lists in which the company's own fields may stand as columns: their pages below the company's. */
export type FieldList = 'users' | 'courses' | 'orders';

/** Where a browser keeps which of them do; `code` is the company's. */
export const fieldColumnsOf = (list: string, code: string): Setting =>
  `${list}_${code}_field_columns`;

/** Where it keeps which a person has set in a saved view and not saved with it. */
export const fieldColumnsIn = (viewId: number): Setting => `view_${viewId}_field_columns`;

/** How the settings end that know views. */
export const viewsMark = '_views';

/** Where it keeps the saved views of the company's lists that it knows. */
export const viewsOf = (code: string): Setting => `${code}${viewsMark}`;

export function readSetting(name: Setting): string | null {
  return isEmbedded ? null : localStorage.getItem(name);
}

/** Null forgets it. */
export function writeSetting(name: Setting, value: string | null): void {
  if (isEmbedded) return;
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}
