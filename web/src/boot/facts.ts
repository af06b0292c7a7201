// What the page's start script knows of each address, written into the page by the build.
import type { FieldList } from '../kit/network/settings.ts';

export interface Facts {
  /** Script URLs and pieces of markup; shared ones are stored once. */
  files: readonly string[];
  elements: readonly string[];
  /** Each shell as indexes in `elements`. */
  shells: readonly (readonly number[])[];
  /** Sorted by number of parameters; wildcard paths last. */
  pages: readonly PageFacts[];
}

export interface PageFacts {
  /** As in the routes: /:company/courses, /:company/*. */
  path: string;
  title: string;
  /** Accessible without sign-in. */
  open: boolean;
  /** Redirect for visitors; by default the sign-in page. */
  otherwise?: string;
  /** The scripts beyond the entry's, as indexes in `files`. */
  files: readonly number[];
  /**
   * The shells shown before the scripts have run, as indexes in `shells`: with the wide and the collapsed menu.
   */
  shells: readonly [wide: number, narrow: number];
  /**
   * The request body of the page's query without query string, with ":company" for a parameter. Null when the variables
   * can't be predicted.
   */
  ask: string | null;
  /**
   * The list whose selected custom-field columns are among the variables, which can't be predicted if there are any.
   */
  fieldColumns?: FieldList;
  /** Whether its shown columns among those hidden by default are among the variables. */
  hiddenColumns?: true;
}

/** The placeholder of the page's title in a shell. */
export const titleMark = '%title%';
