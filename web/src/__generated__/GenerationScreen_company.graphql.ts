/**
 * @generated SignedSource<<e5fb0cb6535d792bc96f2b71a1109392>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GenerationScreen_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDefaultRoles_company">;
  readonly " $fragmentType": "GenerationScreen_company";
};
export type GenerationScreen_company$key = {
  readonly " $data"?: GenerationScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"GenerationScreen_company">;
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
  "name": "GenerationScreen_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useDefaultRoles_company",
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "default": true
              }
            }
          ],
          "concreteType": "RoleConnection",
          "kind": "LinkedField",
          "name": "roles",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Role",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "default",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "roles(filter:{\"default\":true})"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "81fb7f0f783bd54a0185d4c04159c875";

export default node;
