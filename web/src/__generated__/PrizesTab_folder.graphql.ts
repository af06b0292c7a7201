/**
 * @generated SignedSource<<c6ffc83923d4f950e853ca6b11026dae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestResultFolderTieRule = "COMPETITION" | "DENSE" | "EARLIER_FINISH" | "SHORTER_TIME";
import type { FragmentRefs } from "relay-runtime";
export type PrizesTab_folder$data = {
  readonly id: string;
  readonly prizes: ReadonlyArray<{
    readonly diplomaText: string | null | undefined;
    readonly fromPlace: number;
    readonly name: string;
    readonly toPlace: number;
  }>;
  readonly schoolClassField: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly tieRule: TestResultFolderTieRule;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "PrizesTab_folder";
};
export type PrizesTab_folder$key = {
  readonly " $data"?: PrizesTab_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrizesTab_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrizesTab_folder",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieRule",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CustomField",
        "kind": "LinkedField",
        "name": "schoolClassField",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TestResultFolderPrize",
      "kind": "LinkedField",
      "name": "prizes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "diplomaText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TestResultFolder",
  "abstractKey": null
};
})();

(node as any).hash = "43ffbc807dad0532641e94a12b0e966e";

export default node;
