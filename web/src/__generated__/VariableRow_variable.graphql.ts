/**
 * @generated SignedSource<<6b4f39431947e6003d66c399b9cee00d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariableRow_variable$data = {
  readonly dependentCustomFields: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly dependentVariables: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly value: string;
  readonly " $fragmentSpreads": FragmentRefs<"RenameVariableModal_variable">;
  readonly " $fragmentType": "VariableRow_variable";
};
export type VariableRow_variable$key = {
  readonly " $data"?: VariableRow_variable$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariableRow_variable">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VariableRow_variable",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenameVariableModal_variable"
    }
  ],
  "type": "CustomFieldVariable",
  "abstractKey": null
};
})();

(node as any).hash = "c4002bd485c2d0d70c101083b95ed70a";

export default node;
