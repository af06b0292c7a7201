// What was typed and is not sent yet, as this browser keeps it: in the tab, or until it is saved. Signing out forgets it.
import { isEmbedded } from '../pages/embedding.ts';
import { draftKey } from '../network/session.ts';

export interface Drafts {
  /** Nothing in a browser that keeps nothing, and in a page in another site's. */
  read: (name: string) => unknown;
  /** Null forgets it. Answers whether it is kept: not in a full browser, nor a draft without bounds. */
  write: (name: string, draft: object | null) => boolean;
}

/** Letters of one draft as JSON: the longest texts of a course are far from it. */
const longest = 1_000_000;

/** `sessionStorage` is the tab's, `localStorage` outlives a closed browser. Names say whose the draft is. */
export const draftsIn = (storage: () => Storage): Drafts => ({
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
      // Full, or closed to this page: what is typed is only not kept.
      return false;
    }
  },
});
