/**
 * @generated SignedSource<<9aa17408f80f2706994fc2e42f88751e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GradebookColumnKind = "HOMEWORK" | "LESSON" | "TEST";
import type { FragmentRefs } from "relay-runtime";
export type gradebookCells_columns$data = ReadonlyArray<{
  readonly averagePoints: number | null | undefined;
  readonly doneCount: number;
  readonly gradedCount: number;
  readonly isOffline: boolean;
  readonly key: string;
  readonly kind: GradebookColumnKind;
  readonly lessonId: string;
  readonly maxPoints: number | null | undefined;
  readonly minPoints: number | null | undefined;
  readonly name: string;
  readonly testDatabaseId: number | null | undefined;
  readonly viewerCanGrade: boolean;
  readonly " $fragmentType": "gradebookCells_columns";
}>;
export type gradebookCells_columns$key = ReadonlyArray<{
  readonly " $data"?: gradebookCells_columns$data;
  readonly " $fragmentSpreads": FragmentRefs<"gradebookCells_columns">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "gradebookCells_columns",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lessonId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOffline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGrade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averagePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gradedCount",
      "storageKey": null
    }
  ],
  "type": "GradebookColumn",
  "abstractKey": null
};

(node as any).hash = "aa08050a4c8c2f891c6bf730ce8963c3";

export default node;
