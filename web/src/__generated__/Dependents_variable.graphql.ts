/**
 * @generated SignedSource<<f5528bba557dbc75bb372a4f3a733a4f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type Dependents_variable$data = {
  readonly customField: {
    readonly id: string;
    readonly name: string;
    readonly subtype: CustomFieldSubtype;
  };
  readonly dependentCustomFields: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly dependentVariables: ReadonlyArray<{
    readonly customField: {
      readonly name: string;
    };
    readonly id: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly value: string;
  readonly " $fragmentType": "Dependents_variable";
};
export type Dependents_variable$key = {
  readonly " $data"?: Dependents_variable$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dependents_variable">;
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
  "name": "value",
  "storageKey": null
},
v2 = {
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
  "name": "Dependents_variable",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomField",
      "kind": "LinkedField",
      "name": "customField",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subtype",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomField",
      "kind": "LinkedField",
      "name": "dependentCustomFields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldVariable",
      "kind": "LinkedField",
      "name": "dependentVariables",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomField",
          "kind": "LinkedField",
          "name": "customField",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomFieldVariable",
  "abstractKey": null
};
})();

(node as any).hash = "75b917de84bb4b0bf5d3b187c8e0906c";

export default node;
