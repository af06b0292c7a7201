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
  | `${string}_first_steps`;

export function readSetting(name: Setting): string | null {
  return isEmbedded ? null : localStorage.getItem(name);
}

/** Null forgets it. */
export function writeSetting(name: Setting, value: string | null): void {
  if (isEmbedded) return;
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}
