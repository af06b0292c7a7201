/**
 * @generated SignedSource<<abac13b2d72670772fd5f09b6f936116>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type TestHeadActions_test$data = {
  readonly id: string;
  readonly status: TestStatus | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "TestHeadActions_test";
};
export type TestHeadActions_test$key = {
  readonly " $data"?: TestHeadActions_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestHeadActions_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestHeadActions_test",
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
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "7fbabe5740df4da9b0649a05a3d800b8";

export default node;
