/**
 * @generated SignedSource<<5f6eedf644ab0d7c6baf601100f4276c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type PartsCard_test$data = {
  readonly questions: ReadonlyArray<{
    readonly part: number;
    readonly status: TestStatus;
  }>;
  readonly " $fragmentType": "PartsCard_test";
};
export type PartsCard_test$key = {
  readonly " $data"?: PartsCard_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartsCard_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PartsCard_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TestQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "29ae0b9ca64e256b6bcd1bc1c5d67c8e";

export default node;
