/**
 * @generated SignedSource<<66ea563939150107f7fb3e523cf148c2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryRow_category$data = {
  readonly coursesCount: number | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly showInCatalog: boolean | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "CategoryRow_category";
};
export type CategoryRow_category$key = {
  readonly " $data"?: CategoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryRow_category",
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
      "name": "title",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "showInCatalog",
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
        "name": "coursesCount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CourseCategory",
  "abstractKey": null
};

(node as any).hash = "11aaadb51cac976954f9e75f2e344069";

export default node;
