/**
 * @generated SignedSource<<5cefed9c34f5cad7d7d0a6e4f696d673>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBoardScreen_company$data = {
  readonly orderBoard: ReadonlyArray<{
    readonly __id: string;
    readonly count: number;
    readonly status: {
      readonly adminName: {
        readonly value: string;
      };
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderBoardColumn_status">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OrderBoardColumn_column">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "OrderBoardScreen_company";
};
export type OrderBoardScreen_company$key = {
  readonly " $data"?: OrderBoardScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBoardScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cards"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderBoardScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "OrderBoardColumn",
      "kind": "LinkedField",
      "name": "orderBoard",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderBoardColumn_column"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
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
              "concreteType": "OrderStatusName",
              "kind": "LinkedField",
              "name": "adminName",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "cards",
                  "variableName": "cards"
                },
                (v0/*:: as any*/)
              ],
              "kind": "FragmentSpread",
              "name": "OrderBoardColumn_status"
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "8020324610f1bbd75f3a7529d615c0ea";

export default node;
