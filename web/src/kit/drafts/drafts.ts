// Stores unsent form values in the browser, per tab or until they are saved. Signing out deletes them.
import { isEmbedded } from '../pages/embedding.ts';
import { draftKey } from '../network/session.ts';

export interface Drafts {
  /** Undefined when storage is unavailable, or when the page is embedded in another site. */
  read: (name: string) => unknown;
  /**
   * Null deletes the draft. Returns whether it was stored: false if the storage is full or the draft too long.
   */
  write: (name: string, draft: object | null) => boolean;
}

/** Characters of a draft as JSON; the longest texts of courses are far below. */
const longest = 1_000_000;

/**
 * `sessionStorage` is per tab, `localStorage` survives closing the browser. The name includes the owner.
 */
export const draftStorage = (storage: () => Storage): Drafts => ({
  read: (name) => {
    if (isEmbedded) return null;
    try {
      return JSON.parse(storage().getItem(draftKey + name) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (name, draft) => {
    if (isEmbedded) return false;
    try {
      const text = draft && JSON.stringify(draft);
      if (text === null) storage().removeItem(draftKey + name);
      else if (text.length > longest) return false;
      else storage().setItem(draftKey + name, text);
      return true;
    } catch {
      // The storage is full or blocked; only the draft is lost.
      return false;
    }
  },
});
