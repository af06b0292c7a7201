/**
 * @generated SignedSource<<df7af851aeafcb0e29276de541ff9354>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type journalCells_lessons$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly heldAt: string | null | undefined;
  readonly id: string;
  readonly maxMark: number | null | undefined;
  readonly name: string;
  readonly viewerCanMark: boolean | null | undefined;
  readonly " $fragmentType": "journalCells_lessons";
}>;
export type journalCells_lessons$key = ReadonlyArray<{
  readonly " $data"?: journalCells_lessons$data;
  readonly " $fragmentSpreads": FragmentRefs<"journalCells_lessons">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "journalCells_lessons",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "heldAt",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxMark",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanMark",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "0821c7e1610308e908e13986325f6145";

export default node;
