/**
 * @generated SignedSource<<2edc2170dbb5f78e10a3091ef7845109>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StressProgress_stressTest$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly job: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "StressProgress_stressTest";
};
export type StressProgress_stressTest$key = {
  readonly " $data"?: StressProgress_stressTest$data;
  readonly " $fragmentSpreads": FragmentRefs<"StressProgress_stressTest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StressProgress_stressTest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "StressTest",
  "abstractKey": null
};

(node as any).hash = "0b33e96e33dbd606c4d1986932bc7fb8";

export default node;
