/**
 * @generated SignedSource<<e1753fb3d42185fe128e41c0a70b3f72>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lessonCommands_company$data = {
  readonly lessonBlocks: {
    readonly nodes: ReadonlyArray<{
      readonly lesson: {
        readonly course: {
          readonly databaseId: number;
        } | null | undefined;
        readonly databaseId: number;
        readonly name: string;
      } | null | undefined;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
  readonly lessons: {
    readonly nodes: ReadonlyArray<{
      readonly course: {
        readonly databaseId: number;
        readonly name: string;
      } | null | undefined;
      readonly databaseId: number;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "lessonCommands_company";
};
export type lessonCommands_company$key = {
  readonly " $data"?: lessonCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"lessonCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lessonCommands_company"
};

(node as any).hash = "9fbd012e21a5c44fdc304e2c0a482197";

export default node;
