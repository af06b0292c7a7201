// What the start of the page knows of each address; written into the page when the application is built.
import type { FieldList } from '../kit/network/settings.ts';

export interface Facts {
  /** Addresses of scripts, and elements of markup: what pages have in common stands here once. */
  files: readonly string[];
  elements: readonly string[];
  /** Each by the places of what it consists of in `elements`. */
  shells: readonly (readonly number[])[];
  /** Those with fewer parameters come first, what stands for all other addresses last. */
  pages: readonly PageFacts[];
}

export interface PageFacts {
  /** As the routes write it: /:company/courses, /:company/*. */
  path: string;
  title: string;
  /** May be visited without signing in. */
  open: boolean;
  /** Where those are sent who are not signed in; when left out, to the sign-in page. */
  otherwise?: string;
  /** The scripts that it needs beside the entry's, by their places in `files`. */
  files: readonly number[];
  /** What is seen until they have run, by its place in `shells`: with the menu wide, and narrow. */
  shells: readonly [wide: number, narrow: number];
  /**
   * What the page asks the gateway when nothing stands in its address but the path: the body of the request, with
   * ":company" for a parameter. Null when that can't be told beforehand.
   */
  ask: string | null;
  /** The list whose chosen columns it would ask for too: then that can't be told beforehand either. */
  fieldColumns?: FieldList;
  /** Whether it would ask for columns of its table that are hidden at first. */
  hiddenColumns?: true;
}

/** Stands in a shell where the title of the page goes. */
export const titleMark = '%title%';
